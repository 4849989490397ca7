import { auditHead, auditRows } from './audit-csv.ts';

test('each entry is a row with its documents in words', () => {
  const row = {
    _id: 'e1',
    at: '2031-05-01T10:00:00.000Z',
    call: 'pages.publish',
    summary: '',
    outcome: 'ok',
    actor: { _id: 'u1', username: '=ann' },
    domainId: 'd1',
    documents: [{ kind: 'page', _id: 'p1', name: 'About, us', action: 'published', before: 3, after: 4 }],
  };
  expect(auditHead()).toBe('\ufeffTime,Until,User,User id,Call,Outcome,Network address,Domain,Documents,Entry\r\n');
  expect(auditRows([row, { ...row, actor: null, documents: [], outcome: 'forbidden' }])).toBe(
    [
      `2031-05-01T10:00:00.000Z,,'=ann,u1,pages.publish,ok,,d1,"page About, us: published (p1, revision 3 to 4)",e1`,
      '2031-05-01T10:00:00.000Z,,,,pages.publish,forbidden,,d1,,e1',
      '',
    ].join('\r\n'),
  );
});
