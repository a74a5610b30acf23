/** Adds a script to the page; if it cannot be loaded, removes the element and rejects. */
export function insertScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${new URL(source).host} did not give its script.`));
    });
    document.head.append(script);
  });
}
