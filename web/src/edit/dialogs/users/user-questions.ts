import { messages } from '../../messages/messages.ts';

const t = messages.users;

export const deactivateQuestion = (name: string) => ({
  title: t.deactivateTitle,
  text: t.deactivateText(name),
  consequences: [t.sessionsEnd, ...t.deactivateConsequences],
  yes: t.deactivate,
  danger: true,
});

export const resetQuestion = (name: string) => ({
  title: t.resetTitle,
  text: t.resetText(name),
  consequences: [t.resetConsequence, t.sessionsEnd],
  yes: t.reset,
  danger: true,
});

export const signOutQuestion = (name: string) => ({
  title: t.signOutEverywhere,
  text: t.signOutText(name),
  yes: t.signOutEverywhere,
  danger: true,
});
