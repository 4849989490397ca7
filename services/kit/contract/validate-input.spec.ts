import { z } from 'zod';
import { calls } from '../../../proto/index.ts';
import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import type { Call } from '../../../proto/contract.ts';
import { validateInput, validationMessage } from './validate-input.ts';
import { ArticleTypeName, PageTypeName } from '../../../proto/entities/page.ts';

const refusal = (call: Call, input: unknown) => {
  try {
    return validateInput(call, input);
  } catch (error) {
    return error;
  }
};

describe.each(calls.map((call) => [call.subject, call] as const))('%s', (_, call) => {
  test('refuses text that is not valid Unicode, in a value and in a key, with its path', () => {
    expect(refusal(call, { a: ['x\ud800y'] })).toMatchObject({ code: 'invalid', details: [{ path: ['a', '0'] }] });
    expect(refusal(call, { a: { 'x\udc00y': 1 } })).toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^a\.x\ufffdy contains a character that is not valid Unicode\./),
    });
  });
});

describe('an invalid input', () => {
  test('is refused with the message of the contract, if it has one', () => {
    expect(refusal(identity.calls.forgotPassword, { email: '' })).toMatchObject({
      code: 'invalid',
      message: 'Please provide your email address',
    });
    expect(refusal(identity.calls.forgotPassword, { email: 'nobody' })).toMatchObject({
      message: 'Please provide a valid email address',
    });
  });

  test('is refused with the position of the error otherwise', () => {
    expect(refusal(pages.calls.load, { slug: 7, domainId: 'd' })).toMatchObject({
      message: 'slug must be a text.',
    });
    expect(refusal(pages.calls.load, { slug: 'x'.repeat(201), domainId: 'd' })).toMatchObject({
      message: 'slug must have at most 200 characters.',
    });
  });
});

const messageFor = (schema: z.ZodType, value: unknown) =>
  validationMessage(z.object({ field: schema }).safeParse({ field: value }).error!.issues[0]!);

test.each<[z.ZodType, unknown, string]>([
  [z.number().max(1), 2, 'field must be at most 1.'],
  [z.number().min(0), -1, 'field must be at least 0.'],
  [z.number().int(), 1.5, 'field must be a whole number.'],
  [z.string(), 7, 'field must be a text.'],
  [z.string(), undefined, 'field is missing.'],
  [z.string().max(2000), 'x'.repeat(2001), 'field must have at most 2,000 characters.'],
  [z.string().min(1), '', 'field must not be empty.'],
  [z.string().min(8), 'x', 'field must have at least 8 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'field must have at most 1 entry.'],
  [z.enum(['a', 'b']), 'c', 'field must be one of a, b.'],
  [z.literal(true), 1, 'field must be true.'],
  [z.iso.datetime(), 'x', 'field is not a valid date and time.'],
  [z.strictObject({}), { a: 1 }, 'field has unknown fields: a.'],
  [z.union([z.boolean(), z.number()]), 'x', 'field has a value that is not allowed.'],
  [z.string().min(1, 'Please name it'), '', 'Please name it'],
  [PageTypeName, 'bogus', 'There is no page type bogus: choose one of page, news, feature, event, caseStudy.'],
  [
    PageTypeName,
    { toString: 'no function' },
    'There is no page type like this: choose one of page, news, feature, event, caseStudy.',
  ],
  [ArticleTypeName, 'page', 'There is no article type page: choose one of news, feature, event, caseStudy.'],
])('%#: an invalid value gets a message for people', (schema, value, message) => {
  expect(messageFor(schema, value)).toBe(message);
});

test('a filter accepts the name of a page type and its URL segment', () => {
  expect(['case-study', 'caseStudy', 'news', 'page'].map((name) => PageTypeName.parse(name))).toEqual([
    'caseStudy',
    'caseStudy',
    'news',
    'page',
  ]);
});

/** Matches zod's own messages, which are not meant for people. */
const RAW = /Invalid|Too big|Too small|expected|received|Unrecognized/;

test.each(calls.map((call) => [call.subject, call] as const))('%s refuses with messages for people', (_, call) => {
  for (const input of [{}, 7, [], { page: 7, _id: {}, domainId: 7, email: 1, q: 7, url: [], region: 1, role: 'x' }]) {
    const checked = call.in.safeParse(input);
    for (const issue of checked.error?.issues ?? []) {
      expect(validationMessage(issue)).not.toMatch(RAW);
      expect(validationMessage(issue)).toMatch(/\S+ \S+/);
    }
  }
});
