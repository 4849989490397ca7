import { synonyms } from './synonyms.ts';

const NAME = 'Banksia Benefits';
const ABOUT = 'Life insurance, savings and leave through work, from an insurer owned by the people it covers.';
const KEYWORDS = 'employee benefits, group life insurance, parental leave';

export const settingsOf = (domainId: string) => ({
  domainId,
  title: NAME,
  description: ABOUT,
  keywords: KEYWORDS,
  og: { title: NAME, keywords: KEYWORDS, description: ABOUT, image: { imageId: '' } },
  twitter: { title: NAME, keywords: KEYWORDS, description: ABOUT, image: { imageId: '' } },
  search: { synonyms, pins: [] },
  // Visits are counted without cookies, so there is no notice.
  cookie: { title: 'This website uses cookies', message: '' },
});
