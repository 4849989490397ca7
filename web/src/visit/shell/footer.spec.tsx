import { renderToString } from 'react-dom/server';
import { allViews } from '../loading/all-views.ts';
import { Site } from '../Site.tsx';
import { visitFixture } from '../visit.fixture.ts';

const { footer } = visitFixture();

const footerWith = (legal?: string) =>
  /<footer.*<\/footer>/s.exec(
    renderToString(<Site visit={visitFixture({ footer: { ...footer, legal } })} views={allViews} />),
  )![0];

test('the legal line is in the footer', () => {
  expect(footerWith('Tern Limited, AFSL 000574.')).toMatch(/<p[^>]*>Tern Limited, AFSL 000574\.<\/p>/);
});

test('a footer without a legal line has no element for it', () => {
  expect(footerWith('')).toBe(footerWith());
  expect(footerWith()).not.toMatch(/class="[^"]*legal/);
});
