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
  cookie: {
    title: 'This website uses cookies',
    message:
      'One cookie remembers that you have read this notice. Visits are counted without cookies and without your name.',
  },
});
