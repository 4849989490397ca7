export interface Chapter {
  slug: string;
  title: string;
  about: string;
  blocks: readonly string[];
}

export const chapters: readonly Chapter[] = [
  {
    slug: 'words',
    title: 'Words',
    about: 'Running text, and what gives it a shape.',
    blocks: [
      'FormattedText',
      'RichText',
      'Text',
      'IndentedContent',
      'Accordion',
      'QuoteBlock',
      'ByNumbers',
      'Timeline',
    ],
  },
  {
    slug: 'pictures',
    title: 'Pictures',
    about: 'Drawings, photographs, films and what stands beside them.',
    blocks: ['Media', 'FeatureContent', 'ContentGrid', 'HorizontalFoldout', 'VideoCarousel', 'SvgAnimations', 'UpNext'],
  },
  {
    slug: 'steps',
    title: 'Steps',
    about: 'What asks a visitor to do something.',
    blocks: ['CtaButton', 'CtaBlock', 'GeneralCta', 'FocusCtaBlock', 'MailchimpForm', 'UsefulLinks'],
  },
  {
    slug: 'lists',
    title: 'Lists',
    about: 'Articles, people, jobs and trainings.',
    blocks: ['NewsCarousel', 'DynamicContent', 'ContactList', 'JobListings', 'Trainings'],
  },
  {
    slug: 'order',
    title: 'Order',
    about: 'What divides a page and holds it together.',
    blocks: ['SplitContent', 'DividingLine', 'Anchor'],
  },
];
