import { BilingualCare } from '../../components/home/BilingualCare';
import { CallToAction } from '../../components/home/CallToAction';
import { Contact } from '../../components/home/Contact';
import { Doctor } from '../../components/home/Doctor';
import { Faq } from '../../components/home/Faq';
import { ForPatients } from '../../components/home/ForPatients';
import { Hero } from '../../components/home/Hero';
import { Reviews } from '../../components/home/Reviews';
import { ServiceAreas } from '../../components/home/ServiceAreas';
import { Services } from '../../components/home/Services';
import { Telehealth } from '../../components/home/Telehealth';
import { Insurance } from '../../components/insurers/Insurance';
import type { PageOf } from '../../lib/content/content.server';

/** The sections stand between header and footer in the specification's order (section 2). */
export function Page({ page }: { page: PageOf<'home'> }) {
  return (
    <>
      <Hero page={page} />
      <Insurance />
      <Telehealth />
      <Doctor />
      <Services />
      <BilingualCare page={page} />
      <ServiceAreas />
      <CallToAction />
      {page.reviews.length > 0 && <Reviews reviews={page.reviews} />}
      <ForPatients />
      {page.questions.length > 0 && <Faq questions={page.questions} />}
      <Contact />
    </>
  );
}
