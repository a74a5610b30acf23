import { useEffect, useId, useRef, useState } from 'react';
import { findPlans } from './plan-search';

interface PlanFinderProps {
  plans: string[];
  labels: { field: string; hint: string; found: string; notFound: string };
}

/** A box to type a plan's name and see whether it is on the list. */
export function PlanFinder({ plans, labels }: PlanFinderProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // Text typed before the island was hydrated counts too.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  const found = findPlans(typed, plans);
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
        aria-describedby={`${id}-hint`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        className="mt-1 block min-h-12 w-full rounded-control border border-control bg-surface px-3 py-2"
      />
      <p id={`${id}-hint`} className="mt-1 text-small text-soft">
        {labels.hint}
      </p>
      <output htmlFor={id} className="mt-2 block">
        {typed.trim() !== '' &&
          (found.length > 0 ? (
            // Elements, not bare text: a browser's translation replaces text nodes, and React would
            // fail.
            <span key="found">
              {labels.found} <strong>{found.join(', ')}</strong>
            </span>
          ) : (
            <span key="not found">{labels.notFound}</span>
          ))}
      </output>
    </search>
  );
}
