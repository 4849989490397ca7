import { defineRefusals } from './define-refusals.ts';

export const searchRefusals = defineRefusals('search', {
  unavailable: ['unavailable', 'The search is not available right now. Try again in a moment.'],
  notReady: ['unavailable', 'The search is being set up. Try again in a minute.'],
  missedNotFound: ['not-found', 'That search is no longer in the list.'],
});
