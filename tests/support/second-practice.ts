import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { daysAfter, todayIn } from '../../lib/time/days.server';
import { projectFolder } from '../../scripts/lib/files';
import { ProjectCopy } from '../../scripts/lib/project-copy';

/** The files of the second practice. All others are those of the first one. */
const ownFiles = join(projectFolder, 'tests/samples/destin');

/**
 * A copy of the project with the content of a second practice, in another town and time zone, without
 * visits by video and without Medicare. Much of it is not known, and tomorrow is a holiday. It is not built yet.
 */
export function copySecondPractice(): ProjectCopy {
  const project = new ProjectCopy('tests/samples/naples');
  for (const folder of ['content/en/towns', 'content/es/towns', 'content/images/towns']) {
    project.remove(folder);
  }
  // The clip of the first practice names its town.
  project.remove('public/video');
  cpSync(ownFiles, join(project.folder, 'content'), { recursive: true });
  const tomorrow = daysAfter(todayIn('America/Chicago'), 1);
  project.edit('content/hours.yaml', '2089-07-04', tomorrow);
  // These are buses in the county of the first practice.
  for (const language of ['en', 'es']) {
    const file = `content/${language}/contact.md`;
    const local = / (?:For Collier County's buses|Para los autobuses del condado de Collier).*/;
    project.write(file, project.read(file).replace(local, ''));
  }
  // The second practice lacks a service that the first one offers.
  project.remove('content/images/services/bipolar-treatment.svg');
  for (const language of ['en', 'es']) {
    project.remove(`content/${language}/services/bipolar-treatment.md`);
    for (const name of [
      'services',
      'services/depression-treatment',
      'services/medication-management',
    ]) {
      const file = `content/${language}/${name}.md`;
      const link = /\[([^\]]*)\]\(page:services\/bipolar-treatment\)/g;
      const entry = /^- .*\(page:services\/bipolar-treatment\)\n/m;
      project.write(file, project.read(file).replace(entry, '').replace(link, '$1'));
    }
  }
  for (const [file, before, after] of [
    ['en/services.md', 'PTSD and bipolar disorder', 'PTSD and insomnia'],
    ['es/services.md', 'TEPT y trastorno bipolar', 'TEPT y problemas de sueño'],
    ['en/home.md', 'Bipolar disorder', 'Sleep problems'],
    ['es/home.md', 'Trastorno bipolar', 'Problemas de sueño'],
    // Its lead does not speak Spanish.
    ['en/home.md', ', Florida, in English or Spanish.', ', Florida. We speak Spanish, too.'],
    ['en/home.md', '{city}, in English or in Spanish.', '{city}.'],
    ['es/home.md', '{city}, en español o en inglés.', '{city}.'],
    ['es/about.md', 'trabajamos, en español o en inglés.', 'trabajamos, con cita y sin prisa.'],
  ] as const) {
    project.edit(`content/${file}`, before, after);
  }
  // One service has no picture.
  project.remove('content/images/services/ptsd-treatment.svg');
  for (const language of ['en', 'es']) {
    const file = `content/${language}/services/ptsd-treatment.md`;
    project.write(file, project.read(file).replace(/^imageAlt: .*\n/m, ''));
  }
  // The texts say "most insurers", which is not true of two.
  project.edit('content/en/home.md', 'Most major insurers.', 'By appointment, for adults.');
  project.edit('content/en/dictionary.yaml', 'We work with most major', 'We work with these');
  project.edit(
    'content/es/dictionary.yaml',
    'Aceptamos la mayoría de los seguros más conocidos',
    'Aceptamos estos seguros',
  );
  return project;
}
