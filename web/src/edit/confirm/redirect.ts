import { RESTORABLE } from './restorable.ts';

interface Redirect {
  from: string;
  to: string;
  published: boolean;
}

const NOTHING = 'Visitors of the old address will see “not found”, unless there is a page at it.';

export const redirectOverPageQuestion = ({ from, to }: Redirect) => ({
  title: 'Publish redirect over a page',
  text: `There is a page at ${from}. Visitors who open it will be redirected to ${to}.`,
  consequences: ['They cannot open that page until the redirect is unpublished.'],
  yes: 'Publish',
  danger: true,
});

export const unpublishRedirectQuestion = ({ from, to }: Redirect) => ({
  title: 'Unpublish redirect',
  text: `Visitors of ${from} will no longer be redirected to ${to}.`,
  consequences: [NOTHING],
  yes: 'Unpublish',
  danger: true,
});

export const deleteRedirectQuestion = ({ from, to, published }: Redirect) => ({
  title: 'Delete redirect',
  text: `The redirect from ${from} to ${to} will be deleted. ${RESTORABLE}`,
  consequences: published ? [`It is live. ${NOTHING}`] : ['It is not live, so visitors are not affected.'],
  yes: 'Delete',
  danger: true,
});
