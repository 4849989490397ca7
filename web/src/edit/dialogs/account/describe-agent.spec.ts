import { describeAgent } from './describe-agent.ts';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1 Version/18 Safari/605.1', 'Safari on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/150.0 Safari/605.1', 'Chrome on iPhone'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Unknown device'],
])('the user agent %j is shown as %j', (agent, words) => {
  expect(describeAgent(agent)).toBe(words);
});
