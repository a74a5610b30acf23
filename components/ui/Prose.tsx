/** Text from Markdown, validated when it was read. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown reader refuses raw HTML
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
