import type { pages } from '../pages.ts';
import { pageRefusals } from '../refusals/pages.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import { at, randomIds, page } from './names.ts';
import {
  benefits,
  editedContents,
  familiesBefore,
  familiesText,
  homeContent,
  newBenefits,
  title,
} from './pages-of-the-story.ts';

const path = ['header', 'title'];
const editedTitle = { op: 'set' as const, path, from: title.saved, to: title.edited };
const editedText = {
  op: 'set' as const,
  path: ['contents', '#families', 'text'],
  from: familiesBefore,
  to: familiesText,
};
const shorter = { op: 'set' as const, path, from: title.edited, to: 'Benefits' };

export const pageEditingExamples = {
  edit: [
    {
      title: 'One operation, based on the newest revision',
      at: '13:05',
      in: { _id: page.benefits, base: 2, operations: [editedTitle], changeId: 'mere-1' },
      out: { revision: 3, updatedAt: at('13:05'), slug: 'au/benefits', theirs: [] },
    },
    {
      title: 'Based on an older revision: both changes are merged',
      at: '13:06',
      as: 'ana',
      in: { _id: page.benefits, base: 2, operations: [editedText], changeId: 'ana-1' },
      out: { revision: 4, updatedAt: at('13:06'), slug: 'au/benefits', theirs: [editedTitle] },
    },
    {
      title: 'Another user changed the same value',
      at: '13:07',
      as: 'ana',
      in: {
        _id: page.benefits,
        base: 2,
        operations: [{ ...editedTitle, to: 'Benefits on wings' }],
        changeId: 'ana-2',
      },
      refused: refusedWith(
        pageRefusals.changedValue(
          {},
          {
            revision: 4,
            conflicts: [{ path, base: title.saved, theirs: title.edited, mine: 'Benefits on wings' }],
            theirs: [editedTitle, editedText],
          },
        ),
      ),
    },
    {
      title: 'A change that is not published yet',
      at: '13:14',
      in: { _id: page.benefits, base: 6, operations: [shorter], changeId: 'mere-2' },
      out: { revision: 7, updatedAt: at('13:14'), slug: 'au/benefits', theirs: [] },
    },
  ],
  cloneComponent: [
    {
      title: 'A block of the home page, at the end of another page',
      at: '13:08',
      in: { pageId: page.benefits, component: homeContent.contents[0]! },
      out: {
        ...newBenefits,
        header: benefits.header,
        contents: [...editedContents, { ...homeContent.contents[0]!, key: randomIds.copy }],
        revision: 5,
        updatedAt: at('13:08'),
      },
    },
  ],
  restore: [
    {
      title: 'The draft is what it was at revision 6',
      at: '13:19',
      in: { _id: page.benefits, revision: 6 },
      out: { ...benefits, revision: 10, updatedAt: benefits.lastPublished! },
    },
  ],
} satisfies Partial<ExamplesOf<typeof pages>>;
