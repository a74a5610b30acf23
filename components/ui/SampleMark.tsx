/** Says that what it stands beside is a sample. */
export function SampleMark({ text }: { text: string }) {
  return (
    <p className="self-start rounded-full border border-transparent bg-accent-soft px-3 py-0.5 text-small font-semibold text-accent">
      {text}
    </p>
  );
}
