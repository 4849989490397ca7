import { listSampleContent } from '../blocks/sample-content.ts';
import { isKeyPart } from '../edit/path.ts';
import type { Path } from '../edit.ts';
import type { PublishCheck } from './check.ts';

export const sampleContent: PublishCheck = {
  problem: 'sample content has neither been changed nor accepted as it is',
  find(page) {
    const items = new Map(listSampleContent(page).map((path) => [blockOf(path).join('/'), blockOf(path)]));
    return [...items.values()].map((item) => ({ item, what: '' }));
  },
};

/** Of a field or of a row: in a block in a block it is the outer one. */
const blockOf = (path: Path): Path => path.slice(0, path.findIndex(isKeyPart) + 1);
