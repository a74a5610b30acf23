/** Adds a script to the page; if it cannot be loaded, removes the element and rejects. */
export function insertScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script of ${new URL(source).host} could not be loaded.`));
    });
    document.head.append(script);
  });
}
