import { BilingualCare } from '../../components/sections/BilingualCare';
import { CallToAction } from '../../components/sections/CallToAction';
import { Contact } from '../../components/sections/Contact';
import { Doctor } from '../../components/sections/Doctor';
import { Faq } from '../../components/sections/Faq';
import { ForPatients } from '../../components/sections/ForPatients';
import { Hero } from '../../components/sections/Hero';
import { Insurance } from '../../components/sections/Insurance';
import { Reviews } from '../../components/sections/Reviews';
import { ServiceAreas } from '../../components/sections/ServiceAreas';
import { Services } from '../../components/sections/Services';
import { Telehealth } from '../../components/sections/Telehealth';
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
      <BilingualCare />
      <ServiceAreas />
      <CallToAction />
      <Reviews reviews={page.reviews} />
      <ForPatients />
      <Faq questions={page.questions} />
      <Contact />
    </>
  );
}
