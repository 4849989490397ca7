import { RESTORABLE } from './restorable.ts';

interface Redirect {
  from: string;
  to: string;
  published: boolean;
}

const NOTHING = 'They find nothing there any more, unless there is a page at this address.';

export const redirectOverPageQuestion = ({ from, to }: Redirect) => ({
  title: 'Publish redirect over a page',
  text: `There is a page at ${from}. Visitors who open it are sent on to ${to}.`,
  consequences: ['They cannot reach that page until the redirect is unpublished.'],
  yes: 'Publish',
  danger: true,
});

export const unpublishRedirectQuestion = ({ from, to }: Redirect) => ({
  title: 'Unpublish redirect',
  text: `Visitors of ${from} are not sent on to ${to} any more.`,
  consequences: [NOTHING],
  yes: 'Unpublish',
  danger: true,
});

export const deleteRedirectQuestion = ({ from, to, published }: Redirect) => ({
  title: 'Delete redirect',
  text: `The redirect from ${from} to ${to} is deleted. ${RESTORABLE}`,
  consequences: published ? [`It is live. ${NOTHING}`] : ['It is not live: visitors notice nothing.'],
  yes: 'Delete',
  danger: true,
});
