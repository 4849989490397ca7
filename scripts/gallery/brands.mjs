/**
 * Three brands that differ in every setting, by the name that the style sheet of each has in its address.
 * @type {Record<string, { sheet: string; footer: 'row' | 'columns'; language?: string }>}
 */
export const brands = {
  bank: { sheet: '12355b-b3122d-f7f9fb-small-rounded-compact-light,figtree,figtree', footer: 'row' },
  charity: { sheet: '7b2fbf-ffd500-fff7e6-large-pill-airy-dark,fraunces,figtree', footer: 'columns' },
  ryokan: { sheet: '2b2b2b-8a3324-f4efe6-none-square-normal-dark,serif,sans', footer: 'row', language: 'ja' },
};

/** Adds the style sheet to the served page. The site answers every address of one, whether or not a domain has the brand. */
const wear =
  ({ sheet, footer, language }) =>
  (html) => {
    const dressed = html
      .replace('</head>', `<link rel="stylesheet" href="/assets/brand/${sheet}.gallery.css"></head>`)
      .replaceAll('data-shape="columns"', `data-shape="${footer}"`);
    return language ? dressed.replace(/<html lang="[^"]*"/, `<html lang="${language}"`) : dressed;
  };

const paths = [
  '/au',
  '/au/contact',
  ...['words', 'pictures', 'steps', 'lists', 'order'].map((name) => `/au/style-guide/${name}`),
];

export const brandViews = Object.entries(brands).flatMap(([brand, settings]) =>
  paths.flatMap((path) => {
    const name = `brands-${brand}-${path.split('/').at(-1)}`;
    const view = { name, path, whole: true, change: wear(settings) };
    if (!settings.sheet.includes('-dark')) return [view];
    return [view, { ...view, name: `${name}-on-dark-device`, themes: ['standard'], media: { colorScheme: 'dark' } }];
  }),
);
