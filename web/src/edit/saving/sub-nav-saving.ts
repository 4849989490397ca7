import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import { diff } from '../../../../proto/edit/diff.ts';
import { ApiError, api } from '../../api.ts';
import { refreshTexts } from '../core/actions.ts';
import { fit } from '../core/fit.ts';
import { onEdited, putSession, sessionOf } from '../core/sessions.ts';
import { fail, succeed } from '../core/toast.ts';
import { entryOf, journal, tab } from './device.ts';
import { adopt } from './left-behind.ts';
import { sentenceOf } from './sentence-of.ts';
import { type Session, edited, isClean, opened, unsent } from './session.ts';
import { Told } from './told.ts';

/** Puts a sub nav in the editor's hands. What was not saved of another one stays in the journal until that is opened again. */
export function openSubNav(subNav: SubNav): void {
  const session = sessionOf('subNav');
  if (session?.stored._id === subNav._id && !isClean(session)) return;
  putSession('subNav', opened(subNav));
  restore(subNav._id).catch((error: unknown) => fail(sentenceOf(error)));
}

export async function saveSubNav(): Promise<void> {
  const { draft } = sessionOf('subNav')!;
  try {
    write(after(await api('POST /subNav/save', { subNav: draft }), draft));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    await catchUp(draft);
    throw new Told('Somebody else has changed this sub nav. Look at it again, then save.', { cause: error });
  }
}

/** Reapplies unsaved edits to the version that another user saved. */
async function catchUp({ _id, domainId, region }: SubNav): Promise<void> {
  const { stored, draft } = sessionOf('subNav')!;
  const newer = (await api('GET /subNav/list', { domainId, region })).find((one) => one._id === _id);
  if (!newer || newer.revision === stored.revision) return;
  write(edited(opened(newer), fit(newer, diff(stored, draft)).operations));
  refreshTexts();
}

/** What was typed while the call was under way is not saved yet. */
function after(saved: SubNav, sent: SubNav): Session<SubNav> {
  return edited(opened(saved), fit(saved, diff(sent, sessionOf('subNav')!.draft)).operations);
}

async function restore(_id: string): Promise<void> {
  const entry = await adopt(journal, _id, tab, () => !isClean(sessionOf('subNav')!));
  const session = sessionOf('subNav');
  if (!entry || session?.stored._id !== _id) return;
  const { operations } = fit(session.draft, entry.pending);
  write(edited(session, operations));
  if (operations.length > 0) succeed('Changes that were not saved yet have been restored.');
}

function write(session: Session<SubNav>): void {
  putSession('subNav', session);
  void keep();
}

function keep(): Promise<void> {
  const session = sessionOf('subNav')!;
  const entry = entryOf('subNav', session);
  return unsent(session).length === 0 ? journal.remove(entry.id) : journal.put(entry);
}

onEdited((name) => {
  if (name === 'subNav') void keep();
});
