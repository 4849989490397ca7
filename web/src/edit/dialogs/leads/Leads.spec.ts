import { csvUrl, toQuery } from './Leads.tsx';

test('without filters all leads are listed', () => {
  expect([toQuery({}), csvUrl({})]).toEqual([{}, '/api/leads/export.csv']);
});

test('days are whole local days', () => {
  expect(toQuery({ from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: new Date(2026, 10, 21).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  });
});

test('the file has the filters of the list', () => {
  expect(csvUrl({ formId: 'a b', suspicious: 'true' })).toBe('/api/leads/export.csv?formId=a+b&suspicious=true');
});
