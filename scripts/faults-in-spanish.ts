import { readContent } from '../lib/content/content.server';
import { ContentError } from '../lib/content/faults.server';
import { spanish } from '../lib/editor/config.server';
import { describeFault } from '../lib/editor/faults';
import { translate } from '../lib/editor/words';
import { contentFolder } from '../lib/folders.server';

/** Lists what is wrong in the content by the Spanish names of the editor's fields, for its workflow. */
try {
  readContent(contentFolder);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.log('En español, con los nombres del editor:\n');
  for (const fault of error.faults) {
    const words = describeFault(fault, (text) => translate(spanish, text));
    console.log(`- content/${fault.file}: ${words}`);
  }
}
