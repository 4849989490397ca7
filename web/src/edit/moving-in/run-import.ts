import type { Page } from '../../../../proto/entities/page.ts';
import type { PageOrigin } from '../../../../proto/entities/page-origin.ts';
import { ApiError, api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { errorMessage } from '../core/error-message.ts';
import { messages } from '../messages/messages.ts';
import { inParallel } from '../page-acts/run-tasks.ts';
import { getOperations } from '../page-types/page-operations.ts';
import { fingerprint } from './fingerprint.ts';
import { loadOrigins } from './load-known.ts';
import type { PictureStore } from './picture-store.ts';
import { type Patience, Stopped } from './patience.ts';
import { type PlannedPage, type Target, withNumber } from './plan.ts';
import { fieldsOf, mapPictures, type PageFields, picturesOf, withoutMissing } from './to-page.ts';

const t = messages.movingIn.notes;
const ADDRESS_TAKEN = 'pages.addressTaken';
const MAX_NUMBERED = 20;

export interface ImportedPage {
  planned: PlannedPage;
  state: 'created' | 'updated' | 'failed' | 'unchanged';
  slug: string;
  notes: readonly string[];
}

export interface Importing {
  editor: Editor;
  target: Target;
  domainId: string;
  pictures: PictureStore | null;
  patience: Patience;
  onImported: (page: ImportedPage) => void;
}

/** Continues with the other pages after a failure. Pages that were not reached when the import is stopped are imported the next time. */
export const runImport = (planned: readonly PlannedPage[], importing: Importing): Promise<void> =>
  inParallel(
    planned.filter(({ fields, redirectFrom }) => fields || redirectFrom !== ''),
    () => importing.patience.isStopped,
    async (page) => {
      const imported = await importPage(page, importing);
      if (imported) importing.onImported(imported);
    },
  );

async function importPage(planned: PlannedPage, importing: Importing): Promise<ImportedPage | null> {
  const notes: string[] = [];
  try {
    const stored = planned.fields && (await storePage(planned, planned.fields, importing, notes));
    const slug = stored?.slug ?? planned.slug;
    if (planned.redirectFrom !== '') await addRedirect(planned.redirectFrom, slug, importing, notes);
    const state = !stored ? 'unchanged' : planned.draft ? 'updated' : 'created';
    return { planned, state, slug, notes };
  } catch (error) {
    if (error instanceof Stopped) return null;
    return { planned, state: 'failed', slug: planned.slug, notes: [...notes, errorMessage(error)] };
  }
}

async function storePage(
  planned: PlannedPage,
  planFields: PageFields,
  importing: Importing,
  notes: string[],
): Promise<Page> {
  const { article } = planned;
  const ids = new Map<string, string>();
  const wanted = picturesOf(planFields);
  for (const address of wanted) {
    const { imageId, note } = (await importing.pictures?.add(address, article.files)) ?? { imageId: '', note: '' };
    if (imageId !== '') ids.set(address, imageId);
    if (note !== '') notes.push(note);
  }
  const fields = withoutMissing(mapPictures(planFields, (address) => ids.get(address) ?? ''));
  // Without a hash the next import takes the article for changed, and fetches the missing pictures.
  const source = ids.size === wanted.length ? planned.source : '';
  const pictures = [...ids].slice(0, 200).map(([address, imageId]) => ({ address, imageId }));
  const origin = { key: article.key, source, written: fingerprint(fields), ...(pictures.length > 0 && { pictures }) };
  const stored = planned.draft
    ? await save(planned.draft, { fields, origin }, importing)
    : await create(planned, { fields, origin }, importing, notes);
  const written = fingerprint(fieldsOf(stored));
  // The service may store a value in another form, which must not look like an edit.
  return written === origin.written ? stored : save(stored, { fields: {}, origin: { ...origin, written } }, importing);
}

interface Written {
  fields: Partial<PageFields>;
  origin: PageOrigin;
}

const save = (page: Page, { fields, origin }: Written, { editor, patience }: Importing): Promise<Page> =>
  patience.attempt(() => getOperations(editor, page.pageType).save({ page: { ...page, ...fields, origin } }));

async function create(
  { type, slug }: PlannedPage,
  { fields, origin }: Written,
  { editor, target, domainId, patience }: Importing,
  notes: string[],
): Promise<Page> {
  const tried = new Set<string>();
  let isRepeated = false;
  return patience.attempt(async () => {
    // The request before may have arrived although its answer was lost.
    const existing = isRepeated ? (await loadOrigins(target)).find((row) => row.origin.key === origin.key) : undefined;
    if (existing) return api('GET /page/loadVersion', { _id: existing._id, version: 'draft' });
    isRepeated = true;
    for (;;) {
      const numbered = withNumber(slug, (one) => !tried.has(one));
      const place = { domainId, pageType: type.name, template: type.templates[0]!, slug: numbered };
      const page = { ...place, ...(target.region && { region: target.region }), ...fields, origin };
      try {
        const created = await getOperations(editor, type.name).create({ page, form: {} });
        if (numbered !== slug) notes.push(t.address({ wanted: slug, slug: numbered }));
        return created;
      } catch (error) {
        tried.add(numbered);
        if (!(error instanceof ApiError && error.key === ADDRESS_TAKEN) || tried.size === MAX_NUMBERED) throw error;
      }
    }
  });
}

async function addRedirect(
  from: string,
  slug: string,
  { domainId, patience }: Importing,
  notes: string[],
): Promise<void> {
  const redirect = { domainId, name: from.slice(0, 200), from, to: `/${slug}` };
  try {
    await patience.attempt(() => api('POST /siteSettings/saveRedirect', { redirect }));
  } catch (error) {
    notes.push(t.redirectFailed({ from, reason: errorMessage(error) }));
  }
}
