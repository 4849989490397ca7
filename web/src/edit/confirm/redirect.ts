import { common, messages } from '../messages/messages.ts';

const t = messages.confirm;

interface Redirect {
  from: string;
  to: string;
  published: boolean;
}

export const redirectOverPageQuestion = ({ from, to }: Redirect) => ({
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
