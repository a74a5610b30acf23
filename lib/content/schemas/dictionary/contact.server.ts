// The contact details and the contact form.

import { group, text } from '../fields.server';

export const contact = group(
  { label: { en: 'Contact', es: 'Contacto' } },
  {
    heading: text({
      label: { en: 'Heading', es: 'Título' },
      hint: {
        en: 'Above the contact details on the home page.',
        es: 'Sobre los datos de contacto, en el inicio.',
      },
    }),
    intro: text({
      label: { en: 'Text', es: 'Texto' },
      hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
    }),
    phone: text({
      label: { en: 'Telephone', es: 'Teléfono' },
      hint: {
        en: 'Before the number, on several pages; also in llms.txt.',
        es: 'Antes del número, en varias páginas; también en llms.txt.',
      },
      maxLength: 40,
    }),
    email: text({
      label: { en: 'Email', es: 'Correo electrónico' },
      hint: {
        en: 'Before the address; also in llms.txt.',
        es: 'Antes de la dirección; también en llms.txt.',
      },
      maxLength: 40,
    }),
    address: text({
      label: { en: 'Office', es: 'Consultorio' },
      hint: {
        en: 'Before the address of the office; also in llms.txt.',
        es: 'Antes de la dirección del consultorio; también en llms.txt.',
      },
      maxLength: 40,
    }),
    hours: text({
      label: { en: 'Hours', es: 'Horario' },
      hint: {
        en: 'Before the office hours; also in llms.txt.',
        es: 'Antes del horario; también en llms.txt.',
      },
      maxLength: 40,
    }),
    closed: text({
      label: { en: 'While closed', es: 'Con todo cerrado' },
      hint: {
        en: 'Below the telephone number: what to do outside the office hours. Also in llms.txt.',
        es: 'Debajo del teléfono: qué hacer fuera del horario. También en llms.txt.',
      },
    }),
    more: text({
      label: { en: 'Hours and the way', es: 'Horario y cómo llegar' },
      hint: {
        en: 'On phones, on the part that opens to office hours, entrance and parking.',
        es: 'En teléfonos, en la parte que se abre con el horario, la entrada y el estacionamiento.',
      },
      maxLength: 40,
    }),
    booking: text({
      label: { en: 'Booking', es: 'Reservar' },
      hint: {
        en: 'Button to the booking page, on the contact page.',
        es: 'Botón a la página para reservar, en la página de contacto.',
      },
      maxLength: 80,
    }),
    bookingNote: text({
      label: { en: 'Note on booking', es: 'Nota sobre reservar' },
      hint: { en: 'Below that button.', es: 'Debajo de ese botón.' },
    }),
    card: text({
      label: { en: 'Card', es: 'Tarjeta' },
      hint: {
        en: 'Heading of the card with hours and buttons, beside a text.',
        es: 'Título de la tarjeta con horario y botones, junto a un texto.',
      },
      maxLength: 60,
    }),
    save: text({
      label: { en: 'Save contact', es: 'Guardar contacto' },
      hint: {
        en: 'Link to the contact card, on the contact page.',
        es: 'Enlace a la tarjeta de contacto, en la página de contacto.',
      },
      maxLength: 40,
    }),
    form: group(
      { label: { en: 'Contact form', es: 'Formulario de contacto' } },
      {
        visitFor: text({
          label: { en: 'For whom', es: 'Para quién' },
          hint: {
            en: 'Label of the list with: myself, someone else.',
            es: 'Nombre de la lista con: para mí, para otra persona.',
          },
          maxLength: 80,
        }),
        caller: text({
          label: { en: 'Who writes', es: 'Quién escribe' },
          hint: {
            en: 'Label of the box, where the visit is for someone else.',
            es: 'Nombre de la casilla, si la consulta es para otra persona.',
          },
          maxLength: 80,
        }),
        firstName: text({
          label: { en: 'First name', es: 'Nombre' },
          hint: { en: 'Label of the box.', es: 'Nombre de la casilla.' },
          maxLength: 60,
        }),
        lastName: text({
          label: { en: 'Last name', es: 'Apellidos' },
          hint: { en: 'Label of the box.', es: 'Nombre de la casilla.' },
          maxLength: 60,
        }),
        email: text({
          label: { en: 'Email', es: 'Correo electrónico' },
          hint: { en: 'Label of the box.', es: 'Nombre de la casilla.' },
          maxLength: 60,
        }),
        phone: text({
          label: { en: 'Phone', es: 'Teléfono' },
          hint: { en: 'Label of the box.', es: 'Nombre de la casilla.' },
          maxLength: 60,
        }),
        preferredLanguage: text({
          label: { en: 'Language', es: 'Idioma' },
          hint: {
            en: 'Label of the list of languages for calls and visits.',
            es: 'Nombre de la lista de idiomas para llamadas y consultas.',
          },
          maxLength: 60,
        }),
        patient: text({
          label: { en: 'First visit', es: 'Primera vez' },
          hint: { en: 'Label of the list with: yes, no.', es: 'Nombre de la lista con: sí, no.' },
          maxLength: 60,
        }),
        visit: text({
          label: { en: 'Office or video', es: 'Consultorio o video' },
          hint: { en: 'Label of the list with both.', es: 'Nombre de la lista con los dos.' },
          maxLength: 60,
        }),
        times: text({
          label: { en: 'Days and times', es: 'Días y horas' },
          hint: { en: 'Label of the box.', es: 'Nombre de la casilla.' },
          maxLength: 60,
        }),
        insurer: text({
          label: { en: 'Insurance', es: 'Seguro' },
          hint: { en: 'Label of the list of insurers.', es: 'Nombre de la lista de seguros.' },
          maxLength: 60,
        }),
        letterLanguage: text({
          label: { en: 'Language of letters', es: 'Idioma de las cartas' },
          hint: { en: 'Label of the list of languages.', es: 'Nombre de la lista de idiomas.' },
          maxLength: 60,
        }),
        message: text({
          label: { en: 'Message', es: 'Mensaje' },
          hint: { en: 'Label of the large box.', es: 'Nombre de la casilla grande.' },
          maxLength: 60,
        }),
        send: text({
          label: { en: 'Send', es: 'Enviar' },
          hint: {
            en: 'Button, where the form is sent to a service.',
            es: 'Botón, si el formulario se envía a un servicio.',
          },
          maxLength: 40,
        }),
        openMail: text({
          label: { en: 'Open mail', es: 'Abrir el correo' },
          hint: {
            en: 'Button, where the form opens the visitor’s mail program.',
            es: 'Botón, si el formulario abre el programa de correo.',
          },
          maxLength: 48,
        }),
        copy: text({
          label: { en: 'Copy', es: 'Copiar' },
          hint: {
            en: 'Button beside that one, for those who write their mail elsewhere.',
            es: 'Botón junto a ese, para quien escribe su correo en otro lugar.',
          },
          maxLength: 40,
        }),
        english: text({
          label: { en: 'English', es: 'Inglés' },
          hint: {
            en: 'In the lists of languages, and of the captions of the welcome video.',
            es: 'En las listas de idiomas y en los subtítulos del video de bienvenida.',
          },
          maxLength: 24,
        }),
        spanish: text({
          label: { en: 'Spanish', es: 'Español' },
          hint: { en: 'At the same places.', es: 'En los mismos lugares.' },
          maxLength: 24,
        }),
        scheduling: text({
          label: { en: 'Scheduling', es: 'Encontrar una hora' },
          hint: {
            en: 'What unfolds the optional fields, below the message.',
            es: 'Lo que despliega los campos opcionales, debajo del mensaje.',
          },
          maxLength: 80,
        }),
        noMedicalDetails: text({
          label: { en: 'No medical details', es: 'Sin detalles médicos' },
          hint: { en: 'Above the form.', es: 'Sobre el formulario.' },
        }),
        byMail: text({
          label: { en: 'Sent by mail', es: 'Por correo' },
          hint: {
            en: 'Above the button that opens the mail program.',
            es: 'Sobre el botón que abre el programa de correo.',
          },
        }),
        subject: text({
          label: { en: 'Subject', es: 'Asunto' },
          hint: {
            en: 'Of the mail that the form writes.',
            es: 'Del correo que escribe el formulario.',
          },
          maxLength: 80,
        }),
        sending: text({
          label: { en: 'Sending', es: 'Enviando' },
          hint: {
            en: 'On the button, until there is an answer.',
            es: 'En el botón, hasta que hay respuesta.',
          },
          maxLength: 40,
        }),
        next: text({
          label: { en: 'What happens next', es: 'Qué pasa después' },
          hint: { en: 'Heading below the form.', es: 'Título debajo del formulario.' },
        }),
        nextSteps: text({
          label: { en: 'Next steps', es: 'Próximos pasos' },
          hint: { en: 'Below that heading.', es: 'Debajo de ese título.' },
        }),
        trap: text({
          label: { en: 'Trap for programs', es: 'Trampa para programas' },
          hint: {
            en: 'Label of a box that no visitor sees and programs fill in.',
            es: 'Nombre de una casilla que nadie ve y que los programas rellenan.',
          },
        }),
        required: text({
          label: { en: 'Required', es: 'Obligatorio' },
          hint: {
            en: 'In brackets after the label of a field that has to be filled in.',
            es: 'Entre paréntesis, tras el nombre de un campo obligatorio.',
          },
          maxLength: 40,
        }),
        hints: group(
          { label: { en: 'Hints', es: 'Ayudas' } },
          {
            caller: text({
              label: { en: 'Who writes', es: 'Quién escribe' },
              hint: { en: 'Below the label of that box.', es: 'Debajo del nombre de esa casilla.' },
            }),
            email: text({
              label: { en: 'Email', es: 'Correo electrónico' },
              hint: { en: 'Below the label of that box.', es: 'Debajo del nombre de esa casilla.' },
            }),
            phone: text({
              label: { en: 'Phone', es: 'Teléfono' },
              hint: { en: 'Below the label of that box.', es: 'Debajo del nombre de esa casilla.' },
            }),
            preferredLanguage: text({
              label: { en: 'Language', es: 'Idioma' },
              hint: { en: 'Below the label of that list.', es: 'Debajo del nombre de esa lista.' },
            }),
            times: text({
              label: { en: 'Days and times', es: 'Días y horas' },
              hint: { en: 'Below the label of that box.', es: 'Debajo del nombre de esa casilla.' },
            }),
            message: text({
              label: { en: 'Message', es: 'Mensaje' },
              hint: { en: 'Below the label of that box.', es: 'Debajo del nombre de esa casilla.' },
            }),
          },
        ),
        choices: group(
          { label: { en: 'Choices', es: 'Opciones' } },
          {
            unanswered: text({
              label: { en: 'Nothing chosen', es: 'Nada elegido' },
              hint: {
                en: 'First in the lists, before somebody chooses.',
                es: 'Primera opción de las listas, antes de elegir.',
              },
              maxLength: 60,
            }),
            myself: text({
              label: { en: 'Myself', es: 'Para mí' },
              hint: { en: 'For whom the visit is.', es: 'Para quién es la consulta.' },
              maxLength: 60,
            }),
            someone: text({
              label: { en: 'Someone else', es: 'Para otra persona' },
              hint: { en: 'For whom the visit is.', es: 'Para quién es la consulta.' },
              maxLength: 60,
            }),
            new: text({
              label: { en: 'New patient', es: 'Paciente nuevo' },
              hint: {
                en: 'Answer to the question for the first visit.',
                es: 'Respuesta a si es la primera vez.',
              },
              maxLength: 60,
            }),
            current: text({
              label: { en: 'Patient already', es: 'Ya es paciente' },
              hint: {
                en: 'Answer to the question for the first visit.',
                es: 'Respuesta a si es la primera vez.',
              },
              maxLength: 60,
            }),
            either: text({
              label: { en: 'Office or video', es: 'Cualquiera' },
              hint: {
                en: 'In the list of office and video.',
                es: 'En la lista de consultorio y video.',
              },
              maxLength: 60,
            }),
            office: text({
              label: { en: 'Office', es: 'Consultorio' },
              hint: {
                en: 'In the list of office and video.',
                es: 'En la lista de consultorio y video.',
              },
              maxLength: 60,
            }),
            video: text({
              label: { en: 'Video', es: 'Video' },
              hint: {
                en: 'In the list of office and video.',
                es: 'En la lista de consultorio y video.',
              },
              maxLength: 60,
            }),
            otherInsurer: text({
              label: { en: 'Another insurer', es: 'Otro seguro' },
              hint: {
                en: 'Below the insurers of the list.',
                es: 'Debajo de los seguros de la lista.',
              },
              maxLength: 60,
            }),
            noInsurer: text({
              label: { en: 'No insurance', es: 'Sin seguro' },
              hint: {
                en: 'Below the insurers of the list.',
                es: 'Debajo de los seguros de la lista.',
              },
              maxLength: 60,
            }),
            unsure: text({
              label: { en: 'Not sure', es: 'No sabe' },
              hint: {
                en: 'Below the insurers of the list.',
                es: 'Debajo de los seguros de la lista.',
              },
              maxLength: 60,
            }),
            sameLanguage: text({
              label: { en: 'Same language', es: 'El mismo idioma' },
              hint: {
                en: 'First in the list for letters.',
                es: 'Primera opción de la lista para las cartas.',
              },
              maxLength: 60,
            }),
            otherLanguage: text({
              label: { en: 'Another language', es: 'Otro idioma' },
              hint: {
                en: 'Last in the list for calls and visits.',
                es: 'Última opción de la lista para llamadas y consultas.',
              },
              maxLength: 60,
            }),
          },
        ),
        errors: group(
          { label: { en: 'What is missing or wrong', es: 'Lo que falta o está mal' } },
          {
            summary: text({
              label: { en: 'Summary', es: 'Resumen' },
              hint: {
                en: 'Above the fields, before a list of those that are wrong.',
                es: 'Sobre los campos, antes de la lista de los que están mal.',
              },
            }),
            firstNameMissing: text({
              label: { en: 'No first name', es: 'Falta el nombre' },
              hint: {
                en: 'Above that box and in the summary.',
                es: 'Sobre esa casilla y en el resumen.',
              },
            }),
            lastNameMissing: text({
              label: { en: 'No last name', es: 'Faltan los apellidos' },
              hint: {
                en: 'Above that box and in the summary.',
                es: 'Sobre esa casilla y en el resumen.',
              },
            }),
            emailAndPhoneMissing: text({
              label: { en: 'No email, no phone', es: 'Faltan correo y teléfono' },
              hint: {
                en: 'Above the box for the email address and in the summary.',
                es: 'Sobre la casilla del correo y en el resumen.',
              },
            }),
            emailInvalid: text({
              label: { en: 'Wrong email', es: 'Correo incorrecto' },
              hint: {
                en: 'Above that box and in the summary.',
                es: 'Sobre esa casilla y en el resumen.',
              },
            }),
            phoneInvalid: text({
              label: { en: 'Wrong phone', es: 'Teléfono incorrecto' },
              hint: {
                en: 'Above that box and in the summary.',
                es: 'Sobre esa casilla y en el resumen.',
              },
            }),
            timesTooLong: text({
              label: { en: 'Times too long', es: 'Días y horas, demasiado largo' },
              hint: {
                en: 'Above that box and in the summary; 200 is the limit.',
                es: 'Sobre esa casilla y en el resumen; el límite es 200.',
              },
            }),
            messageTooLong: text({
              label: { en: 'Message too long', es: 'Mensaje demasiado largo' },
              hint: {
                en: 'Above that box and in the summary; 2,000 is the limit.',
                es: 'Sobre esa casilla y en el resumen; el límite es 2,000.',
              },
            }),
          },
        ),
        outcomes: group(
          { label: { en: 'After sending', es: 'Después de enviar' } },
          {
            sent: text({
              label: { en: 'Sent', es: 'Enviado' },
              hint: {
                en: 'Below the button, once the service has confirmed.',
                es: 'Debajo del botón, cuando el servicio lo confirma.',
              },
            }),
            failed: text({
              label: { en: 'Failed', es: 'Falló' },
              hint: {
                en: 'Below the button, where the service refused the message.',
                es: 'Debajo del botón, si el servicio no aceptó el mensaje.',
              },
            }),
            unconfirmed: text({
              label: { en: 'Not confirmed', es: 'Sin confirmar' },
              hint: {
                en: 'Below the button, where no answer came.',
                es: 'Debajo del botón, si no hubo respuesta.',
              },
            }),
            handedOver: text({
              label: { en: 'Mail was opened', es: 'Se abrió el correo' },
              hint: {
                en: 'Below the button, once the mail program was asked to open.',
                es: 'Debajo del botón, cuando se pidió abrir el programa de correo.',
              },
            }),
            copied: text({
              label: { en: 'Message copied', es: 'Mensaje copiado' },
              hint: {
                en: 'Below the button that copies the message.',
                es: 'Debajo del botón que copia el mensaje.',
              },
            }),
            notCopied: text({
              label: { en: 'Message not copied', es: 'Mensaje no copiado' },
              hint: {
                en: 'At the same place, above the message, where the browser does not copy.',
                es: 'En el mismo lugar, sobre el mensaje, si el navegador no copia.',
              },
            }),
          },
        ),
      },
    ),
  },
);
