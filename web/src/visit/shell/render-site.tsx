import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { escapeMarkup } from '../../../../proto/escape-markup.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { LanguageContext } from '../../messages/use-messages.ts';
import type { RenderOptions } from '../../server-entry.ts';
import { VisitContext, type VisitWithoutPage } from '../context/visit-context.ts';
import { FrameContext, SafeFooter } from './frame-context.tsx';
import { Header } from './Header.tsx';
import { regionHref } from './RegionsPicker.tsx';

const slots = {
  Header: () => <template data-slot="header" />,
  Footer: () => <template data-slot="footer" />,
};
const HEADER = '<template data-slot="header"></template>';
const FOOTER = '<template data-slot="footer"></template>';
/** A private character, which marks the address of a region and is followed by its index. */
const MARK = '\ue000';

/** Renders header and footer, which have more elements than most pages, only once for pages that show the same in them. */
export function renderSite(site: ReactElement, visit: Visit, frames: RenderOptions['frames']): string {
  if (!frames) return renderToString(site);
  const rendered = renderToString(<FrameContext value={slots}>{site}</FrameContext>);
  const [start, end] = [rendered.indexOf(HEADER), rendered.lastIndexOf(FOOTER)];
  if (start < 0) return rendered;
  const [header, footer] = showRegions(renderFrame(visit, frames), visit).split(HEADER) as [string, string];
  const preloads = header.slice(0, header.indexOf('<header'));
  const [above, main] = [rendered.slice(0, start), rendered.slice(start + HEADER.length, end)];
  return preloads + above + header.slice(preloads.length) + main + footer + rendered.slice(end + FOOTER.length);
}

function renderFrame(visit: Visit, frames: NonNullable<RenderOptions['frames']>): string {
  const { language, domainName, region, regions, brand, nav, footer, settings, version } = visit;
  const documents = { language, domainName, region, regions, brand, nav, footer, settings, version };
  const dark = visit.page?.theme === 'darkSlate';
  const text = JSON.stringify([documents, dark]);
  const url = pathInFrame(visit.url, text);
  const cached = frames.get(url + text);
  if (cached !== undefined) return cached;
  const alternates = regions.map(({ code }, index) => ({ regionCode: code, slug: `${MARK}${index}`, languages: [] }));
  const html = renderToString(
    <LanguageContext value={language}>
      <VisitContext value={{ ...documents, url, alternates } as unknown as VisitWithoutPage}>
        <Header dark={dark} />
        <slots.Header />
        <SafeFooter dark={dark} />
      </VisitContext>
    </LanguageContext>,
  );
  frames.set(url + text, html);
  return html;
}

/** Replaces the end of a path that no link of the frame can contain, because only the links that it matches depend on the path. */
function pathInFrame(url: string, text: string): string {
  const segments = url.split('?')[0]!.split('/').slice(1);
  const known = segments.findLastIndex((segment) => text.includes(segment)) + 1;
  return `/${[...segments.slice(0, known), ...(known < segments.length ? [MARK] : [])].join('/')}`;
}

const showRegions = (html: string, visit: Visit): string =>
  html.replace(new RegExp(`/${MARK}(\\d+)`, 'g'), (found, index) => {
    const region = visit.regions[index];
    // The texts of the frame can contain the mark.
    return region ? escapeMarkup(regionHref(region, visit)) : found;
  });
