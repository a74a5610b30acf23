import { languages } from '../../lib/language';
import { addresses, routes } from '../../lib/routes';
import { ProjectCopy } from '../../tests/build/project-copy';

/** The town whose words the generated pages repeat, each under a name of its own. */
const model = 'Estero';

/**
 * A copy of the project with so many pages in all that it takes town pages that do not exist.
 * They stand in no menu and no list of other pages, which would make every page longer.
 * @param pages an even number, at least that of the site itself
 */
export function generateSite(pages: number): ProjectCopy {
  const copy = new ProjectCopy();
  const added = (pages - addresses.length) / languages.length;
  const towns = routes.filter(({ kind }) => kind === 'location').length;
  const end = '] as const satisfies readonly Route[];';
  copy.edit(
    'lib/routes.ts',
    end,
    `...Array.from({ length: ${added} }, (_, index) => town(\`generated-\${index}\`)),\n${end}`,
  );
  const listed = "towns: ofKind('location')";
  copy.edit('lib/site.server.ts', listed, `${listed}.slice(0, ${towns})`);
  for (const language of languages) {
    const words = copy.read(`content/${language}/towns/${model.toLowerCase()}.md`);
    for (let index = 0; index < added; index++) {
      copy.write(
        `content/${language}/towns/generated-${index}.md`,
        words.replaceAll(model, `Town ${index}`),
      );
    }
  }
  return copy;
}
