/** @jest-environment ./scripts/jest/document-environment.js */
import { applyConsent, isTagManagerLoaded } from './Consent.tsx';

const commands = () => window.dataLayer!.map((entry) => Array.from(entry as ArrayLike<unknown>));
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

test('everything is denied before the container starts, and then granted by category', () => {
  expect(isTagManagerLoaded()).toBe(false);
  applyConsent('GTM-TEST1', ['statistics']);
  expect(commands().slice(0, 2)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(Object.prototype.toString.call(window.dataLayer![0])).toBe('[object Arguments]');
  expect(window.dataLayer![2]).toMatchObject({ event: 'gtm.js' });
  expect(document.querySelector('script')!.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');

  applyConsent('GTM-TEST1', ['statistics', 'marketing']);
  expect(commands().slice(3)).toEqual([
    [
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
    ],
  ]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});
