import type { siteConfigRefusals } from '../../../../proto/refusals/site-config.ts';
import { ApiError } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.confirm;

interface Redirect {
  from: string;
  to: string;
  published: boolean;
}

const HIDES_PAGE: (typeof siteConfigRefusals.redirectHidesPage)['key'] = 'site-config.redirectHidesPage';

/** Asks before a redirect hides a page, and returns false if the user declines. */
export async function sendRedirect(
  editor: Editor,
  redirect: Addresses,
  send: (overPage: boolean) => Promise<unknown>,
): Promise<boolean> {
  try {
    await send(false);
  } catch (error) {
    if (!(error instanceof ApiError && error.key === HIDES_PAGE)) throw error;
    if (!(await confirm(editor, redirectOverPageQuestion(redirect)))) return false;
    await send(true);
  }
  return true;
}

type Addresses = Pick<Redirect, 'from' | 'to'>;

export const redirectOverPageQuestion = ({ from, to }: Addresses) => ({
  title: t.redirectOverPage.title,
  text: t.redirectOverPage.text({ from, to }),
  consequences: [t.redirectOverPage.consequence],
  yes: common.publish,
  danger: true,
});

export const unpublishRedirectQuestion = ({ from, to }: Redirect) => ({
  title: t.unpublishRedirect.title,
  text: t.unpublishRedirect.text({ from, to }),
  consequences: [t.unpublishRedirect.consequence],
  yes: common.unpublish,
  danger: true,
});

export const deleteRedirectQuestion = ({ from, to, published }: Redirect) => ({
  title: t.deleteRedirect.title,
  text: `${t.deleteRedirect.text({ from, to })} ${t.restorable}`,
  consequences: published
    ? [`${t.deleteRedirect.live} ${t.unpublishRedirect.consequence}`]
    : [t.deleteRedirect.notLive],
  yes: common.delete,
  danger: true,
});
