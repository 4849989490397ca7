import type { Link } from '../../../../proto/values.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { PlainLink } from '../../blocks/parts/Link.tsx';
import { PlainPicture } from '../../blocks/parts/Picture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Flag } from './RegionsPicker.tsx';
import { homeAddress } from '../text/home-address.ts';
import { hrefInRegion, keyIn, useVisit } from '../context/visit-context.ts';
import { siteName } from '../text/title.ts';
import { cookieSettingsButton } from '../consent/Consent.tsx';
import { LinkItems, NavLink } from './NavLink.tsx';
import { Logo } from './Header.tsx';
import * as styles from './footer.module.css';
import * as buttonStyles from '../../ui/button.module.css';
import * as pageStyles from '../../ui/page.module.css';

export function Footer({ dark }: { dark: boolean }) {
  const visiting = useVisit();
  const { brand, footer, regions, settings } = visiting;
  const { nav, consent } = useMessages();
  return (
    <footer className={styles.root} data-part="footer" data-shape={brand?.footerShape ?? 'columns'}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Logo dark={dark || brand?.footerShape !== 'row'} />
          {footer.slogan.text && <p className={styles.slogan}>{footer.slogan.text}</p>}
          <NavLink
            className={`${buttonStyles.button} ${buttonStyles.buttonAccent}`}
            value={hrefInRegion(footer.cta, visiting)}
          />
          <NavLink className={buttonStyles.arrow} value={footer.subscriptionInfo} />
        </div>
        <nav className={styles.nav} aria-label={nav.footer}>
          {footer.items.map((item) => (
            <section key={item.key} data-key={keyIn(visiting, item.key)}>
              {item.name && <h2>{item.name}</h2>}
              <ul role="list">
                <LinkItems items={item.links} />
              </ul>
            </section>
          ))}
        </nav>
        <Brands />
        <div className={styles.end}>
          <ul role="list" className={styles.regions} aria-label={nav.regions}>
            {regions.map((region) => (
              <li key={region._id}>
                <a href={homeAddress(`/${region.slugPrefix}`, regions)}>
                  <Flag region={region} size={20} />
                  {region.name}
                </a>
              </li>
            ))}
          </ul>
          <ul role="list" className={styles.social}>
            {socials.map(({ name, label }) => (
              <Social key={name} name={name} label={label} link={footer[name]} />
            ))}
          </ul>
        </div>
        {footer.legal && <p className={styles.legal}>{footer.legal}</p>}
        <div className={styles.small}>
          <p>© {siteName(visiting)}</p>
          <ul role="list">
            <LinkItems items={footer.customLinks} />
            {settings.measurement && (
              <li>
                <button type="button" {...cookieSettingsButton}>
                  {consent.settings}
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const socials = [
  { name: 'facebook', label: 'Facebook' },
  { name: 'instagram', label: 'Instagram' },
  { name: 'linkedIn', label: 'LinkedIn' },
  { name: 'twitter', label: 'Twitter' },
] as const;

function Social({ name, label, link }: { name: (typeof socials)[number]['name']; label: string; link: Link }) {
  if (!link.href) return null;
  return (
    <li>
      <PlainLink value={link}>
        <Icon name={name} size={16} />
        <span className={pageStyles.unseen}>{link.text || label}</span>
      </PlainLink>
    </li>
  );
}

function Brands() {
  const visiting = useVisit();
  const { footer } = visiting;
  const { nav } = useMessages();
  if (footer.brands.length === 0) return null;
  return (
    <ul role="list" className={styles.brands} aria-label={nav.brands}>
      {footer.brands.map(({ key, link, image }) => (
        <li key={key} data-key={keyIn(visiting, key)}>
          <PlainLink value={link}>
            {image?.imageId ? (
              <PlainPicture
                at=""
                value={{ ...image, alt: image.alt || link.text }}
                size="desktop"
                width={160}
                height={60}
              />
            ) : undefined}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
