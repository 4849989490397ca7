import { robotsHidden, robotsTxt } from './robots-txt.ts';

describe('robots.txt', () => {
  test('disallows paths without pages and each page hidden from robots, and names the sitemap', () => {
    expect(robotsTxt(['', 'au/secret'], 'https://e.org')).toBe(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /login',
        'Disallow: /health',
        'Disallow: /$',
        'Disallow: /au/secret$',
        '',
        'Sitemap: https://e.org/sitemap.xml',
        '',
      ].join('\n'),
    );
  });

  test('contains nothing else, whatever a slug contains', () => {
    const lines = robotsTxt(['au/a*b\nAllow: /', 'au/$'], 'https://e.org').split('\n');
    expect(lines.slice(4, 6)).toEqual(['Disallow: /au/a%2Ab%0AAllow:%20/$', 'Disallow: /au/%24$']);
  });

  test('of a hidden deployment disallows everything', () => {
    expect(robotsHidden).toBe('User-agent: *\nDisallow: /\n');
  });
});
