import type { Page } from '../../proto/entities/page.ts';
import { findConnections } from './surroundings.ts';

const page = (...componentTypes: string[]) =>
  ({
    contents: componentTypes.map((componentType, index) => ({ componentType, key: `k${index}` })),
  }) as unknown as Page;

test('only pages with a sign-up form or trainings need another service', () => {
  expect(findConnections(null)).toEqual([]);
  expect(findConnections(page('Text', 'Form'))).toEqual([]);
  expect(findConnections(page('Text', 'MailchimpForm', 'Trainings', 'MailchimpForm'))).toEqual([
    'mailingList',
    'trainings',
  ]);
});
