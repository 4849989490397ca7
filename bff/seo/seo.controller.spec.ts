import { robotsHidden, robotsTxt } from './seo.controller.ts';

describe('robots.txt', () => {
  test('disallows paths without pages and names the sitemap', () => {
    expect(robotsTxt('https://e.org')).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /login\nDisallow: /health\n\nSitemap: https://e.org/sitemap.xml\n',
    );
  });

  test('of a hidden deployment disallows everything', () => {
    expect(robotsHidden).toBe('User-agent: *\nDisallow: /\n');
  });
});
