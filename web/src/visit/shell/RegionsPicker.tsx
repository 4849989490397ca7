import type { Region } from '../../../../proto/entities/region.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { homeAddress } from '../text/home-address.ts';
import { useVisit } from '../context/visit-context.ts';
import { Disclosure } from './Disclosure.tsx';
import type { NavControl } from './use-nav.ts';
import * as headerStyles from './header.module.css';
import * as panelsStyles from './panels.module.css';
import * as layoutStyles from '../../ui/layout.module.css';

export function RegionsPicker({ control }: { control: NavControl }) {
  const visiting = useVisit();
  const { nav, region, regions } = visiting;
  const messages = useMessages().nav;
  if (regions.length === 0) return null;
  const { label, title, text } = nav.regionsOverlay;
  return (
    <Disclosure
      control={control}
      what={{ kind: 'regions' }}
      label={messages.region({ name: region?.name ?? messages.noRegion })}
      summary={
        <span className={headerStyles.tool}>
          {region ? <Flag region={region} size={20} /> : <GlobeIcon />}
          <span className={headerStyles.toolWord}>{region?.code.toUpperCase() || messages.regions}</span>
        </span>
      }
    >
      <div className={panelsStyles.root}>
        <div className={`${panelsStyles.inner} ${panelsStyles.regionsInner}`}>
          <div className={panelsStyles.about}>
            {label && <p className={layoutStyles.label}>{label}</p>}
            <p className={panelsStyles.title}>{title || messages.chooseRegion}</p>
            {text && <p>{text}</p>}
          </div>
          <ul role="list" className={panelsStyles.regionsList}>
            {regions.map((target) => (
              <li key={target._id}>
                <a href={regionHref(target, visiting)} aria-current={target._id === region?._id || undefined}>
                  <Flag region={target} size={32} />
                  <span>{target.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Disclosure>
  );
}

/** Returns the address of the same page in another region, or of the home page of that region. */
export function regionHref(target: Region, { alternates, regions }: Pick<Visit, 'alternates' | 'regions'>): string {
  const same = alternates.find(({ regionCode }) => regionCode === target.code);
  return same ? `/${same.slug}` : homeAddress(`/${target.slugPrefix}`, regions);
}

const GlobeIcon = () => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="8" />
    <path d="M2 10h16M10 2c3 3 3 13 0 16M10 2c-3 3-3 13 0 16" />
  </svg>
);

interface FlagProps {
  region: Pick<Region, 'flag' | 'slugPrefix'>;
  size: number;
}

/** A region without a flag has the first letters of its address instead. Screen readers get its name, which is next to it. */
export function Flag({ region: { flag, slugPrefix }, size }: FlagProps) {
  return (
    <span className={headerStyles.flag} style={{ width: size, height: size * 0.75 }}>
      {/^[a-z0-9-]+$/i.test(flag) ? (
        <img src={`/flags/${flag}.svg`} alt="" width={size} height={size * 0.75} loading="lazy" />
      ) : (
        <span aria-hidden>{slugPrefix.slice(0, 2).toUpperCase()}</span>
      )}
    </span>
  );
}
