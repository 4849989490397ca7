/** @jest-environment ./scripts/jest/document-environment.js */
import { findLinkRow } from './select-at.ts';

const link = (href: string, text: string) => ({ type: 'page', href, text });
const nav = {
  contactLink: link('/contact', 'Get in touch'),
  items: [
    { key: 'a', link: link('au/cover', 'Cover'), subItems: [{ key: 'b', link: link('/au/claim', 'Claims') }] },
    { key: 'c', link: link('/au/news', 'News'), subItems: [] },
    { key: 'd', link: link('/nz/news', 'News'), subItems: [] },
  ],
};

test.each([
  ['<a href="/au/cover"><span>Cover</span></a>', ['items', '#a']],
  ['<a href="/au/claim">Claims</a>', ['items', '#a', 'subItems', '#b']],
  ['<a href="/nz/news">News</a>', ['items', '#d']],
  ['<summary><span>Cover</span></summary>', ['items', '#a']],
  ['<a href="/elsewhere">Cover</a>', null],
  ['<a href="/contact">Get in touch</a>', ['contactLink']],
  ['<a href="/au/contact">Get in touch</a>', ['contactLink']],
  ['<div>Cover</div>', null],
])('%s shows the link at %j', (html, path) => {
  document.body.innerHTML = html;
  expect(findLinkRow(nav, document.body.querySelector('span') ?? document.body.firstElementChild!)).toEqual(path);
});
