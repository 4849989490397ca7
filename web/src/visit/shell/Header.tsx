import type { ReactNode } from 'react';
import type { Picture } from '../../../../proto/values.ts';
import { cropParameters, imageUrl } from '../../blocks/parts/image-url.ts';
import { hrefInRegion, useVisit } from '../context/visit-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { homeAddress } from '../text/home-address.ts';
import { siteName } from '../text/title.ts';
import { chooseLogo } from './choose-logo.ts';
import { LinkItems, NavLink } from './NavLink.tsx';
import { MainNav } from './MainNav.tsx';
import { MobileNav } from './MobileNav.tsx';
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
          <Logo dark={dark}>
            <span>{siteName(visiting)}</span>
          </Logo>
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

/** Shows the logo of the brand, or else its mark and the children. */
export function Logo({ dark, children }: { dark: boolean; children?: ReactNode }) {
  const visiting = useVisit();
  const { brand } = visiting;
  const logo = brand && chooseLogo(brand, dark ? 'dark' : 'light');
  if (logo) {
    const onDarkDevice = !dark && brand.darkTheme ? chooseLogo(brand, 'dark') : null;
    return (
      <picture className={styles.logoSpace}>
        {onDarkDevice && !onDarkDevice.plate && (
          <source media="(prefers-color-scheme: dark)" srcSet={signUrl(onDarkDevice.picture)} />
        )}
        <img
          className={styles.brandLogo}
          data-plate={logo.plate}
          data-plate-on-dark-device={onDarkDevice?.plate}
          src={signUrl(logo.picture)}
          alt={logo.picture.alt || siteName(visiting)}
          width="192"
          height="44"
        />
      </picture>
    );
  }
  return (
    <>
      {brand?.mark.imageId && <img className={styles.logo} src={signUrl(brand.mark)} alt="" width="44" height="44" />}
      {children}
    </>
  );
}

/** Twice the height in the bar, for screens with a high resolution. */
const signUrl = (picture: Picture): string =>
  imageUrl({ imageId: picture.imageId, crop: cropParameters(picture, 'desktop'), height: 88, transparent: true });
