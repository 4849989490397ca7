import { mailchimpApiUrl } from './mailchimp-client.ts';

test('the URL follows from the key', () => {
  expect(mailchimpApiUrl({ apiKey: '0123456789abcdef-us21', url: '' })).toBe('https://us21.api.mailchimp.com/3.0');
});

test('a configured URL takes precedence', () => {
  expect(mailchimpApiUrl({ apiKey: 'k-us6', url: 'http://127.0.0.1:8080/3.0/' })).toBe('http://127.0.0.1:8080/3.0');
});

test.each(['', 'nonsense', 'k-us6.evil.example', 'k-us6/..'])('the key %j gives no URL', (apiKey) => {
  expect(mailchimpApiUrl({ apiKey, url: '' })).toBeNull();
});

test('without a key there is no URL', () => {
  expect(mailchimpApiUrl({ apiKey: '', url: 'http://127.0.0.1:8080' })).toBeNull();
});
