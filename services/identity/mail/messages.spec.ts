import { createMessage } from './messages.ts';

test('a link cannot inject content into the letter', () => {
  expect(createMessage('invite', 'e@example.org', 'https://x/?a=1&b="><script>').html).not.toContain('<script>');
});
