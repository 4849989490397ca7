import { robotsHidden, robotsTxt } from './robots-txt.ts';

describe('robots.txt', () => {
  test('closes what is no page, and each page that is hidden from robots, and names the sitemap', () => {
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

  test('says nothing else, whatever a slug holds', () => {
    const lines = robotsTxt(['au/a*b\nAllow: /', 'au/$'], 'https://e.org').split('\n');
    expect(lines.slice(4, 6)).toEqual(['Disallow: /au/a%2Ab%0AAllow:%20/$', 'Disallow: /au/%24$']);
  });

  test('of a hidden deployment closes everything', () => {
    expect(robotsHidden).toBe('User-agent: *\nDisallow: /\n');
  });
});
