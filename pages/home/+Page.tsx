import { Hero } from '../../components/home/Hero';
import { LeadClinician } from '../../components/home/LeadClinician';
import { ReviewsAndPatients } from '../../components/home/Reviews';
import {
  BilingualCare,
  Contact,
  Faq,
  ServiceAreas,
  Services,
  Telehealth,
} from '../../components/home/Sections';
import { Insurance } from '../../components/insurers/Insurance';
import { CallToAction } from '../../components/layout/CallToAction';
import type { PageOf } from '../../lib/content/types';

/** The home page. Its sections are in the order of the specification (section 2). */
export function Page({ page }: { page: PageOf<'home'> }) {
  return (
    <>
      <Hero page={page} />
      <Insurance />
      <Telehealth />
      <LeadClinician />
      <Services />
      <BilingualCare />
      <ServiceAreas />
      <CallToAction />
      <ReviewsAndPatients reviews={page.reviews} />
      <Faq page={page} />
      <Contact />
    </>
  );
}
