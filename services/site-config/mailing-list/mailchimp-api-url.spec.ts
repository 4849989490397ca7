import { mailchimpApiUrl } from './mailchimp-api-url.ts';

test('a key says where it is good', () => {
  expect(mailchimpApiUrl({ apiKey: '0123456789abcdef-us21', url: '' })).toBe('https://us21.api.mailchimp.com/3.0');
});

test('another address is asked where one is set', () => {
  expect(mailchimpApiUrl({ apiKey: 'k-us6', url: 'http://127.0.0.1:8080/3.0/' })).toBe('http://127.0.0.1:8080/3.0');
});

test.each(['', 'nonsense', 'k-us6.evil.example', 'k-us6/..'])('the key %j leads nowhere', (apiKey) => {
  expect(mailchimpApiUrl({ apiKey, url: '' })).toBeNull();
});

test('nobody is asked without a key', () => {
  expect(mailchimpApiUrl({ apiKey: '', url: 'http://127.0.0.1:8080' })).toBeNull();
});
