import { defineRefusals } from './define-refusals.ts';

export const requestRefusals = defineRefusals('requests', {
  tooManyAttempts: ['too-many', 'Too many attempts. Try again in {minutes, number} minutes.'],
});
