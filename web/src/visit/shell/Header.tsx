import { hrefInRegion } from '../context/href-in-region.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { homeAddress } from '../text/home-address.ts';
import { siteName } from '../text/title.ts';
import { useVisit } from '../context/visit-context.ts';
import { LinkItems } from './LinkItems.tsx';
import { Logo } from './Logo.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileNav } from './MobileNav.tsx';
import { NavLink } from './NavLink.tsx';
import { RegionsPicker } from './RegionsPicker.tsx';
import { SearchOverlay } from './SearchOverlay.tsx';
import { useNav } from './use-nav.ts';
import * as styles from './header.module.css';
import './mobile-nav.module.css';
import './panels.module.css';
import * as buttonStyles from '../../ui/button.module.css';

export function Header({ dark }: { dark: boolean }) {
  const visiting = useVisit();
  const { nav, url, regions } = visiting;
  const { root, control } = useNav(url);
  const messages = useMessages();
  return (
    <header className={styles.root} data-part="header" data-variant={dark ? 'dark' : 'light'} ref={root}>
      {nav.brands.length > 0 && (
        <ul className={styles.brands} role="list">
          <LinkItems items={nav.brands} />
        </ul>
      )}
      <div className={styles.bar}>
        <a className={styles.home} data-part="home-link" href={homeAddress(url, regions)}>
          <Logo />
          <span>{siteName(visiting)}</span>
        </a>
        <nav aria-label={messages.nav.main}>
          <MainNav control={control} />
        </nav>
        <div className={styles.tools}>
          <SearchOverlay control={control} />
          <RegionsPicker control={control} />
          <NavLink
            className={`${buttonStyles.button} ${styles.contact}`}
            value={hrefInRegion(nav.contactLink, visiting)}
          />
          <MobileNav control={control} />
        </div>
      </div>
    </header>
  );
}
