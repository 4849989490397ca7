import { isRecord } from '../../../../../proto/blocks/kinds/stored-value.ts';
import { countryOfRegion } from '../../../../../proto/language.ts';
import type { Link } from '../../../../../proto/values.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { markUrl } from '../../../brand/mark-url.ts';
import { regionPath } from '../../context/visit-context.ts';
import { firstText, siteName } from '../../text/title.ts';
import { findDescribed, textOf, type SchemaOrgThing } from './find-described.ts';

export function createOrganization(visit: Visit): SchemaOrgThing {
  const { origin, footer, brand } = visit;
  const profiles = [footer.linkedIn, footer.facebook, footer.instagram, footer.twitter].filter(isProfile);
  const here = origin + regionPath(visit);
  return {
    '@type': 'Organization',
    '@id': `${here}/#organization`,
    name: siteName(visit),
    legalName: findCompany(footer.legal),
    url: here,
    logo: origin + (brand?.mark.imageId ? markUrl(brand.mark, 500, 'png') : '/icon-512.png'),
    sameAs: profiles.length > 0 ? profiles.map(({ href }) => href) : undefined,
  };
}

/** Collects the addresses and contacts of the organization that the page lists. */
export function createContacts({ page, region }: Visit): Pick<SchemaOrgThing, 'address' | 'contactPoint'> {
  const contacts = findDescribed(page, 'contact');
  if (contacts.length === 0) return { address: undefined, contactPoint: undefined };
  const addressCountry = countryOfRegion(region?.code ?? '');
  const address = contacts
    .map(({ place }) => (isRecord(place) ? textOf(place.address) : ''))
    .filter((streetAddress) => streetAddress !== '')
    .map((streetAddress) => ({ '@type': 'PostalAddress', streetAddress, addressCountry }));
  const contactPoint = contacts
    .map(({ name, role, phone, email }) => ({
      '@type': 'ContactPoint',
      name: textOf(name) || undefined,
      contactType: firstText(textOf(role), textOf(name)) || undefined,
      telephone: textOf(phone) || undefined,
      email: textOf(email) || undefined,
      areaServed: addressCountry,
    }))
    .filter(({ telephone, email, contactType }) => contactType && (telephone || email));
  return {
    address: address.length > 0 ? address : undefined,
    contactPoint: contactPoint.length > 0 ? contactPoint : undefined,
  };
}

/** The start page of a social network is not a profile. */
const isProfile = ({ href }: Link): boolean => /^https?:\/\/[^/]+\/+[^/]/.test(href);

/** Finds the name of the company at the beginning of the legal line, as in `Tern Life Limited, ABN 98 765 432 100`. */
const findCompany = (legal = ''): string | undefined =>
  /^[^,;]{2,120}?\b(?:AG|B\.?V|Corp|GmbH|Inc|KG|Limited|LLC|LLP|Ltd|PLC|plc|S\.?A|SE)\b\.?(?=\s*(?:[,;.]|$))/.exec(
    legal.trim(),
  )?.[0];
