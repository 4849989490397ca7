import type { DemoRegion } from '../content.ts';
import type { DemoPage } from '../demo-page.ts';
import { itemsOf, paragraphs, toContact } from '../item.ts';

export function privacyPage({ facts }: DemoRegion): DemoPage {
  const { item } = itemsOf();
  const { law, regulator, href } = facts.privacy;
  const part = (id: string, title: string, ...texts: string[]) => [
    item('Anchor', { id }),
    item('RichText', { text: `<h2>${title}</h2>${paragraphs(...texts)}` }),
  ];
  return {
    slug: 'privacy',
    pageType: 'page',
    template: 'tertiary',
    priority: 0.2,
    frequency: 'yearly',
    title: `Privacy at Banksia in ${facts.called}`,
    description: `What we know about you, why, and for how long. Written to be read, under the ${law}.`,
    keywords: 'privacy policy, personal data, cookies, complaints',
    header: {
      label: 'Your data',
      title: 'Privacy: what we know about you, and why',
      introduction: `<p>We keep to the ${law}. Here is how, in the order in which people ask.</p>`,
      image: { imageId: '' },
      link: toContact(facts.slugPrefix, 'Privacy', 'Ask about your data'),
    },
    contents: [
      ...part(
        'what',
        'What we keep',
        'Your name, your date of birth, what you earn and whom you have named: without them we could not pay a claim. Your employer sends us the first three; the fourth you tell us yourself, and your employer never sees it.',
        'When you claim, we ask for what proves the claim and nothing else. It is read by the person who decides, and by a doctor when there is something to read.',
      ),
      ...part(
        'how-long',
        'How long',
        'For as long as you are covered, and seven years after that. A claim that was paid is kept for ten. Letters to our advisers are kept for two.',
      ),
      item('DividingLine', { look: 'line' }),
      ...part(
        'cookies',
        'Cookies',
        'There are no cookies for visitors. Visits are counted without cookies and without your name. Films are loaded from YouTube or Vimeo only when you press play, and the host then receives data about your visit.',
      ),
      ...part(
        'complain',
        'When you are not satisfied',
        `Write to privacy.${facts.slugPrefix}@banksia.example and we answer within ten days. You can also go straight to the <a href="${href}">${regulator}</a>.`,
      ),
    ],
  };
}
