import { z } from 'zod';

/** Schemas of the properties that Google documents for each type. Any other property fails. */
const url = z.url({ protocol: /^https$/ });
const text = z.string().trim().min(1);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const time = z.iso.datetime({ offset: true });
const date = z.union([day, time]);
const country = z.string().regex(/^[A-Z]{2}$/);
const typed = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ '@type': z.literal(type), ...shape });

const organization = {
  '@id': url.optional(),
  name: text,
  legalName: text.optional(),
  url,
  logo: url,
  sameAs: z.array(url).min(1).optional(),
};
const address = typed('PostalAddress', { streetAddress: text, addressCountry: country.optional() });
const contactPoint = typed('ContactPoint', {
  name: text.optional(),
  contactType: text,
  telephone: text.optional(),
  email: z.email().optional(),
  areaServed: country.optional(),
}).refine(({ telephone, email }) => telephone ?? email);
const Publisher = typed('Organization', organization);
const page = { name: text, description: text.optional(), url, inLanguage: text };
const article = {
  ...page,
  headline: text,
  mainEntityOfPage: url,
  image: z.array(url).min(1).optional(),
  datePublished: date,
  dateModified: time,
  author: z.union([typed('Person', { name: text }), Publisher]),
  publisher: Publisher,
  keywords: text.optional(),
};

const schemas: Record<string, (types: z.ZodRawShape) => z.ZodType> = {
  WebPage: (types) => typed('WebPage', { ...types, ...page }),
  CollectionPage: (types) => typed('CollectionPage', { ...types, ...page }),
  NewsArticle: (types) => typed('NewsArticle', { ...types, ...article }),
  Article: (types) => typed('Article', { ...types, ...article }),
  Event: (types) =>
    typed('Event', {
      ...types,
      ...page,
      startDate: date,
      endDate: date.optional(),
      eventStatus: z
        .enum(['EventScheduled', 'EventCancelled', 'EventPostponed'].map((name) => `https://schema.org/${name}`))
        .optional(),
      eventAttendanceMode: z.enum(
        ['OnlineEventAttendanceMode', 'OfflineEventAttendanceMode'].map((name) => `https://schema.org/${name}`),
      ),
      location: z.union([typed('Place', { name: text, address: text }), typed('VirtualLocation', { url })]),
      image: z.array(url).min(1).optional(),
      organizer: Publisher,
      offers: typed('Offer', {
        url,
        price: z.literal(0).optional(),
        availability: z.enum(['InStock', 'SoldOut'].map((name) => `https://schema.org/${name}`)),
      }).optional(),
    }),
  Organization: (types) =>
    typed('Organization', {
      ...types,
      ...organization,
      address: z.array(address).min(1).optional(),
      contactPoint: z.array(contactPoint).min(1).optional(),
    }),
  WebSite: (types) =>
    typed('WebSite', {
      ...types,
      name: text,
      url,
      potentialAction: typed('SearchAction', {
        target: typed('EntryPoint', { urlTemplate: z.string().endsWith('{search_term_string}') }),
        'query-input': z.literal('required name=search_term_string'),
      }),
    }),
  BreadcrumbList: (types) =>
    typed('BreadcrumbList', {
      ...types,
      itemListElement: z.array(typed('ListItem', { position: z.int().min(1), name: text, item: url })).min(2),
    }),
  FAQPage: (types) =>
    typed('FAQPage', {
      ...types,
      mainEntity: z.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text }) })).min(2),
    }),
  JobPosting: (types) =>
    typed('JobPosting', {
      ...types,
      title: text,
      description: text,
      datePosted: date,
      validThrough: time,
      employmentType: z.enum(['FULL_TIME', 'PART_TIME']).optional(),
      jobLocationType: z.literal('TELECOMMUTE').optional(),
      applicantLocationRequirements: typed('Country', { name: country }).optional(),
      hiringOrganization: typed('Organization', { name: text, sameAs: url }),
      jobLocation: typed('Place', {
        address: typed('PostalAddress', { addressLocality: text, addressCountry: country }),
      }).optional(),
    }),
};

export function findMistakes(thing: Record<string, unknown>): string[] {
  const type = String(thing['@type']);
  const schema = Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (!schema) return [`${type} has no schema`];
  const checked = schema({ '@context': z.literal('https://schema.org') }).safeParse(thing);
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => `${type}.${path.join('.')} ${message}`);
}
