import type { DomainContent } from '../../proto/entities/domain.ts';
import type { Problem } from '../../proto/errors.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import {
  decideSave,
  decideUnpublish,
  DomainDocs,
  hostnameOf,
  MAX_DOMAINS,
  requireSwitchable,
  type SentDomain,
  toDomain,
  toPublicDomain,
} from './domain.ts';

const stored = { _id: 'd1', revision: 2, createdAt: '', updatedAt: '', published: false };
const head = (hostnames: string[], live = false): Head<DomainContent> => {
  const draft = { name: 'Banksia', hostnames, ...stored };
  return { _id: 'd1', revision: 2, draft, live: live ? draft : null };
};
const existing = { isNew: false, count: 1, publish: false };
const save = (sent: Partial<SentDomain>, before = head(['a.example'])) =>
  decideSave(before, { name: 'Banksia', revision: 2, ...sent }, existing).draft?.hostnames;

function refusal(act: () => unknown): Problem | undefined {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
}

describe('a host name', () => {
  test.each([
    ['WWW.Example.org', 'www.example.org'],
    [' https://www.example.org/path ', 'www.example.org'],
    ['localhost:3000', 'localhost'],
    ['example.org.', 'example.org'],
    ['', ''],
  ])('is normalized: %s', (text, hostname) => {
    expect(hostnameOf(text)).toBe(hostname);
  });

  test('belongs to one domain', () => {
    expect(DomainDocs.spec.claims?.({ name: 'x', hostnames: ['a.example', 'b.example'] })).toEqual([
      'a.example',
      'b.example',
    ]);
    expect(DomainDocs.spec.taken?.('a.example', 'd9').message).toBe('a.example belongs to another domain already.');
  });

  test.each(['exa mple', 'under_score.org', '-a.org', 'a..b', 'a?b'])('is not %s', (hostname) => {
    expect(refusal(() => save({ hostnames: [hostname] }))?.code).toBe('invalid');
  });
});

describe('saving a domain', () => {
  test('keeps its host names if none are sent', () => {
    expect(save({})).toEqual(['a.example']);
  });

  test('takes the list in the request, each once', () => {
    expect(save({ hostnames: ['B.example', 'b.example:80', ''] })).toEqual(['b.example']);
    expect(save({ hostnames: [] })).toEqual([]);
  });

  test('takes the single host name of an older client, or several separated by commas', () => {
    expect(save({ hostname: 'B.example' })).toEqual(['b.example']);
    expect(save({ hostname: 'b.example, c.example' })).toEqual(['b.example', 'c.example']);
  });

  test('takes the one of the two that has changed', () => {
    const before = head(['a.example', 'b.example']);
    const as = (sent: Partial<SentDomain>) =>
      save({ hostname: 'a.example', hostnames: ['a.example', 'b.example'], ...sent }, before);
    expect(as({})).toEqual(['a.example', 'b.example']);
    expect(as({ hostname: 'c.example' })).toEqual(['c.example', 'b.example']);
    expect(as({ hostnames: ['b.example'] })).toEqual(['b.example']);
  });

  test('requires the revision it is based on, and an existing domain', () => {
    expect(refusal(() => save({ revision: undefined }))?.code).toBe('invalid');
    expect(refusal(() => save({ revision: 1 }))?.code).toBe('conflict');
    expect(refusal(() => decideSave(null, { name: 'x' }, existing))?.code).toBe('not-found');
  });

  test('makes it live only when it is published', () => {
    expect(decideSave(head([]), { name: 'x', revision: 2 }, existing).live).toBeUndefined();
    expect(decideSave(head([]), { name: 'x', revision: 2 }, { ...existing, publish: true }).live).toBe('publish');
  });
});

test('unpublishing changes nothing if the domain is unpublished', () => {
  expect(decideUnpublish(head([]), 'd1')).toBeNull();
  expect(decideUnpublish(head([], true), 'd1')?.live).toBe('withdraw');
});

test('the number of domains is limited to what a response can hold', () => {
  const another = (count: number) => () => decideSave(null, { name: 'x' }, { isNew: true, count, publish: false });
  expect(another(MAX_DOMAINS - 1)().action).toBe('save');
  expect(refusal(another(MAX_DOMAINS))?.code).toBe('conflict');
});

test('visitors get the host name of their request, otherwise the first', () => {
  const domain = head(['a.example', 'b.example']).draft;
  expect(toPublicDomain(domain, 'b.example')).toMatchObject({ hostnames: ['b.example'], hostname: 'b.example' });
  expect(toPublicDomain(domain, 'c.example')).toMatchObject({ hostnames: ['a.example'], hostname: 'a.example' });
  expect(toPublicDomain(head([]).draft, 'c.example').hostnames).toEqual([]);
});

test('a domain has its first host name as a field', () => {
  expect(toDomain(head(['a.example', 'b.example']).draft).hostname).toBe('a.example');
  expect(toDomain(head([]).draft)).not.toHaveProperty('hostname');
});

describe('a domain to switch to', () => {
  const lastPublished = '2026-01-01T00:00:00.000Z';
  const domain = { name: 'Banksia', hostnames: [], ...stored };
  test('may be published, or never have been', () => {
    for (const one of [domain, { ...domain, published: true, lastPublished }])
      expect(requireSwitchable(one, 'd1')).toBe(one);
  });
  test('is refused if it was unpublished or does not exist', () => {
    expect(refusal(() => requireSwitchable({ ...domain, lastPublished }, 'd1'))).toMatchObject({ code: 'conflict' });
    expect(refusal(() => requireSwitchable(null, 'd1'))).toMatchObject({ code: 'not-found' });
  });
});
