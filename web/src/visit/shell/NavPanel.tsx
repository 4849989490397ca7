import type { ReactNode } from 'react';
import { hrefInRegion } from '../context/href-in-region.ts';
import { useVisit } from '../context/visit-context.ts';
import { Disclosure } from './Disclosure.tsx';
import type { Fit } from './fit-nav.ts';
import { NavLink } from './NavLink.tsx';
import type { Open } from './nav-state.ts';
import type { NavControl } from './use-nav.ts';
import * as navStyles from './main-nav.module.css';
import * as panelsStyles from './panels.module.css';
import * as buttonStyles from '../../ui/button.module.css';

interface Props {
  control: NavControl;
  what: Open;
  /** Marks the panel of the current page, on every screen or until an item fits into the bar. */
  here: true | Fit | undefined;
  title: string;
  overview?: ReactNode;
  children: ReactNode;
}

export function NavPanel({ control, what, here, title, overview, children }: Props) {
  const visiting = useVisit();
  const { ctaText, ctaLink } = visiting.nav;
  return (
    <Disclosure
      control={control}
      what={what}
      summary={
        <span className={navStyles.top} data-here={here}>
          {title}
          <Chevron />
        </span>
      }
    >
      <div className={panelsStyles.root}>
        <div className={panelsStyles.inner}>
          <div className={panelsStyles.about}>
            <p className={panelsStyles.title}>{title}</p>
            {overview}
          </div>
          {children}
          <div className={panelsStyles.cta}>
            <p>{ctaText}</p>
            <NavLink className={buttonStyles.arrow} value={hrefInRegion(ctaLink, visiting)} />
          </div>
        </div>
      </div>
    </Disclosure>
  );
}

const Chevron = () => (
  <svg className={navStyles.chevron} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" />
  </svg>
);
