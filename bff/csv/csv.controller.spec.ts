import type { Lead } from '../../proto/entities/lead.ts';
import { auditHead, auditRows, csvHead, csvRows } from './csv.controller.ts';

const lead = (values: Record<string, string>): Lead => ({
  _id: 'lead-1',
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2027-05-20T10:00:00.000Z',
  form: { _id: 'f', title: 'Write to us' },
  page: { _id: 'p', title: 'Contact', slug: 'au/contact' },
  region: { _id: 'au', name: 'Australia' },
  values: Object.entries(values).map(([label, value]) => ({ label, value })),
  consent: '',
  context: { about: '', from: '' },
  suspicious: false,
  deliveries: {},
});

test('the file begins with a byte order mark and a column for each label', () => {
  expect(csvHead(['Name', 'Message'])).toBe(
    '\ufeffReceived,Form,Page,Address,Region,About,Came from,Agreed to,Name,Message\r\n',
  );
});

test('cells with commas, quotation marks and line breaks are quoted', () => {
  expect(csvRows([lead({ Name: 'O"Hara, Edith', Message: 'One\nTwo' })], ['Name', 'Message'])).toBe(
    '2026-11-21T10:00:00.000Z,Write to us,Contact,/au/contact,Australia,,,,"O""Hara, Edith","One\nTwo"\r\n',
  );
});

test.each(['=1+1', '+61 2', '-1', '@SUM(A1)', '\t=1'])('%j is not run as a formula', (value) => {
  expect(csvRows([lead({ Name: value })], ['Name'])).toMatch(/,"?'\S|,"'\t/);
});

test('each entry is a row with its documents in words', () => {
  const row = {
    _id: 'e1',
    at: '2031-05-01T10:00:00.000Z',
    call: 'pages.publish',
    summary: '',
    outcome: 'ok',
    actor: { _id: 'u1', username: '=ann', apiToken: 'Import' },
    block: { number: 7, hash: 'abc' },
    domainId: 'd1',
    documents: [{ kind: 'page', _id: 'p1', name: 'About, us', action: 'publish', before: 3, after: 4 }],
  };
  expect(auditHead()).toBe(
    '\ufeffTime,Until,User,API token,User id,Call,Outcome,Network address,Domain,Block,Documents,Entry\r\n',
  );
  expect(auditRows([row, { ...row, actor: null, documents: [], outcome: 'forbidden' }])).toBe(
    [
      `2031-05-01T10:00:00.000Z,,'=ann,Import,u1,pages.publish,ok,,d1,7 abc,"page About, us: published (p1, revision 3 to 4)",e1`,
      '2031-05-01T10:00:00.000Z,,,,,pages.publish,forbidden,,d1,7 abc,,e1',
      '',
    ].join('\r\n'),
  );
});
