import { readPostedForm } from './forms.controller.ts';

const body = new URLSearchParams({ formId: 'f1', 'field-name': 'Edith', 'field-empty': ' ', website: '', other: 'x' });

test('a posted form has the values of its fields, its page and what its link was about', () => {
  expect(readPostedForm(body, '/au/contact', 'https://tern.example/au/contact?about=Group%20life')).toEqual({
    slug: 'au/contact',
    formId: 'f1',
    values: { name: 'Edith' },
    website: '',
    about: 'Group life',
  });
});

test.each(['//evil.example/x', '/%5Cevil.example', '/au//contact'])('the path %s stays on this site', (path) => {
  expect(readPostedForm(body, path, undefined).slug).not.toMatch(/^[/\\]|\/\//);
});

test('a referrer that is not an address is ignored', () => {
  expect(readPostedForm(body, '/au/contact', 'about:blank?about=x').about).toBe('x');
  expect(readPostedForm(body, '/au/contact', 'nonsense').about).toBe('');
});
