import { useEffect, useId, useRef, useState } from 'react';
import { plainName } from '../../lib/words/plain-name';

/** An insurer whose state is known. */
export interface KnownInsurer {
  name: string;
  alsoCalled?: string[] | undefined;
  /** The first words of the answer, which name the state: "In network:". */
  answer: string;
  /** The words in brackets after the name: counties, and the day of the confirmation. */
  note?: string | undefined;
}

interface PlanFinderProps {
  insurers: KnownInsurer[];
  labels: { field: string; hint: string; unknown: string; notFound: string };
  /** The address of the link in the answer to an unknown name. */
  contact: string;
}

/** The plan finder: visitors type the name of an insurer and see whether it is in network. */
export function PlanFinder({ insurers, labels, contact }: PlanFinderProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Takes over text that was typed before the island was hydrated.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = findInsurers(typed, insurers);
  const answers = [...new Set(found.map(({ answer }) => answer))];
  return (
    <search className="block max-w-md">
      <label htmlFor={id} className="font-semibold">
        {labels.field}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        placeholder=" "
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        className="mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2"
      />
      <p id={`${id}-hint`} className="mt-1 text-small text-soft">
        {labels.hint}
      </p>
      <output htmlFor={id} className="mt-2 block">
        {/* Elements, not bare text: a browser's translation replaces text nodes, and React would
            fail. */}
        {answers.map((answer) => (
          <span key={answer} className="block">
            {answer}{' '}
            <strong>{namesOf(found.filter((insurer) => insurer.answer === answer))}</strong>
          </span>
        ))}
        {typed.trim() !== '' && found.length === 0 && (
          <>
            <span className="block">{labels.unknown}</span>
            <a href={contact} className="link">
              {labels.notFound}
            </a>
          </>
        )}
      </output>
    </search>
  );
}

/** The names of insurers with their notes: "Aetna, Cigna (confirmed November 21, 2026)". */
const namesOf = (insurers: KnownInsurer[]) =>
  insurers.map(({ name, note }) => (note ? `${name} (${note})` : name)).join(', ');

/**
 * The insurers with the typed text in one of their names, in the order of the list. Accents, case, spaces and
 * punctuation do not matter. Empty if nothing was typed.
 */
export function findInsurers<Insurer extends { name: string; alsoCalled?: string[] | undefined }>(
  typed: string,
  insurers: readonly Insurer[],
): Insurer[] {
  const wanted = plainName(typed);
  if (wanted === '') return [];
  return insurers.filter(({ name, alsoCalled = [] }) =>
    [name, ...alsoCalled].some((known) => plainName(known).includes(wanted)),
  );
}
