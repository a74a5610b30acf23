/**
 * The same menu, banner and dialog as an author would write them by hand, without a framework: the
 * measure of taps (`interactions.ts`), which finds its parts by the site's own attributes.
 */
export const handWrittenPage = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Practice</title>
<style>
  body { margin: 0; font: 1.1rem/1.6 sans-serif }
  section { padding: 3rem 1rem }
  [data-banner] { position: fixed; inset: auto 0 0; padding: 1rem; background: white }
</style>
<button popovertarget="menu">Menu</button>
<nav id="menu" popover>
  <ul>${list(24, (index) => `<li><a href="#part-${index}">Page ${index}</a></li>`)}</ul>
</nav>
${list(14, (index) => `<section id="part-${index}"><h2>Part ${index}</h2>${list(6, () => `<p>${'Words of a paragraph. '.repeat(12)}</p>`)}</section>`)}
<section data-banner>
  <button type="button" data-choose="all">Accept All</button>
  <button type="button" data-choose="none">Reject All</button>
  <button type="button" data-choose="some">Manage Preferences</button>
</section>
<dialog role="dialog">
  <h2>Cookie Preferences</h2>
  <p>Choose what this site may use.</p>
  <form method="dialog">
    ${list(3, (index) => `<p><label><input type="checkbox" role="switch"> Category ${index}</label></p>`)}
    <button>Save</button>
    <button type="button">Cancel</button>
  </form>
</dialog>
<script>
  const dialog = document.querySelector('dialog');
  const banner = document.querySelector('[data-banner]');
  const show = (isOpen) => {
    if (isOpen) dialog.showModal();
    else dialog.close();
    dialog.dataset.state = isOpen ? 'open' : 'closed';
  };
  dialog.querySelector('[type="button"]').onclick = () => show(false);
  banner.onclick = ({ target: { dataset } }) => {
    if (dataset.choose === 'some') show(true);
    else if (dataset.choose) {
      localStorage.choice = dataset.choose;
      banner.hidden = true;
    }
  };
</script>
</html>`;

function list(length: number, write: (index: number) => string): string {
  return Array.from({ length }, (_, index) => write(index + 1)).join('');
}
