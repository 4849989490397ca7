import { withBrand } from './brand-mail.ts';
import { fromOf } from './mail.ts';

const message = { to: 'e@example.org', subject: 'Hello', text: 'Text', html: '<p>Text</p>' };
const brand = { name: 'Tern & Sons', primary: '#12355b', mailAddress: '' };

test('a mail has the name and the colour of the brand', () => {
  const { html, text, sender } = withBrand(message, brand);
  expect(html).toContain('border-top:4px solid #12355b');
  expect(html).toContain('>Tern &amp; Sons</p><p>Text</p>');
  expect(text).toBe('Text\r\n\r\nTern & Sons');
  expect(sender).toEqual({ name: 'Tern & Sons', address: '' });
});

test('a brand without a name changes nothing but the address of the sender', () => {
  const sender = { name: '', address: 'post@tern.example' };
  expect(withBrand(message, { ...brand, name: '', mailAddress: sender.address })).toEqual({ ...message, sender });
});

test.each([
  ['no-reply@example.org', undefined, 'no-reply@example.org'],
  ['no-reply@example.org', { name: 'Tern', address: '' }, '"Tern" <no-reply@example.org>'],
  ['Installation <a@example.org>', { name: '', address: '' }, '"Installation" <a@example.org>'],
  ['Installation <a@example.org>', { name: 'Tern', address: 'b@tern.example' }, '"Tern" <b@tern.example>'],
  [
    'a@example.org',
    { name: 'x" <evil@example.net>\r\nBcc: y', address: '' },
    '"x   evil@example.net   Bcc: y" <a@example.org>',
  ],
])('the sender is the one of the brand, or else of MAIL_FROM: %s %j', (from, sender, expected) => {
  expect(fromOf(from, sender)).toBe(expected);
});
