import { renderToString } from 'react-dom/server';
import { Link } from './Link.tsx';

const renderLink = (href: string, children?: string) =>
  renderToString(
    <Link at="link" value={{ type: 'page', href, text: 'Get in Touch' }} className="button">
      {children}
    </Link>,
  );

test('a link with a target is shown with its text', () => {
  expect(renderLink('/au/contact')).toBe('<a class="button" href="/au/contact">Get in Touch</a>');
});

test('visitors see no button without a target, but the content of such a link', () => {
  expect(renderLink('')).toBe('');
  expect(renderLink('', 'A picture')).toBe('<span class="button">A picture</span>');
});
