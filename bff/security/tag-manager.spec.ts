import { contentSecurityPolicy } from './security-headers.ts';
import { allowTagManager } from './tag-manager.ts';
import type { Measurement } from '../../proto/entities/site-settings.ts';

const policyOf = (categories: Measurement['categories'], containerId = 'GTM-TEST1') =>
  contentSecurityPolicy(
    undefined,
    allowTagManager({ containerId, categories, texts: { necessary: '', statistics: '', marketing: '' } }),
  );
const directive = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `));

test('without a container nothing is added to the content security policy', () => {
  expect(contentSecurityPolicy(undefined, allowTagManager(undefined))).toBe(contentSecurityPolicy());
  expect(policyOf(['statistics', 'marketing'], '')).toBe(contentSecurityPolicy());
});

test('with a container, only the origins of its categories are added', () => {
  const statistics = policyOf(['statistics']);
  expect(directive(statistics, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(directive(statistics, 'connect-src')).toBe(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
  expect(directive(statistics, 'frame-src')).toBe(directive(contentSecurityPolicy(), 'frame-src'));
  const marketing = policyOf(['marketing']);
  expect(marketing).not.toContain('google-analytics.com');
  expect(directive(marketing, 'script-src')).toContain('https://www.googleadservices.com');
  expect(directive(marketing, 'frame-src')).toContain('https://td.doubleclick.net');
});

test('no policy allows inline scripts or evaluation', () => {
  expect(directive(policyOf(['statistics', 'marketing']), 'script-src')).not.toContain('unsafe');
});
