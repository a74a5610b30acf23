import type { Question } from '../../lib/content/content.server';
import { QuestionList } from '../ui/QuestionList';
import { Section } from '../ui/Section';
import { useSite } from '../ui/SiteContext';

export function Faq({ questions }: { questions: Question[] }) {
  const { t } = useSite();
  return (
    <Section id="faq" heading={t('faq.heading')}>
      <QuestionList questions={questions} isWide />
    </Section>
  );
}
