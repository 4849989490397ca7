import type { Manifest } from './field-type.ts';

/** Written by `npm run manifest` from the `*.fields.ts` of web/src/blocks and web/src/templates: do not edit it. */
export const manifest: Manifest = {
  blocks: {
    Accordion: {
      fields: {
        title: { kind: 'text', max: 300 },
        items: { kind: 'list', max: 50, of: { title: { kind: 'text', max: 300 }, text: { kind: 'richText' } } },
        single: { kind: 'toggle' },
      },
    },
    Anchor: { fields: { id: { kind: 'text', max: 60, indexed: false } } },
    ByNumbers: {
      fields: {
        title: { kind: 'text', max: 300 },
        items: {
          kind: 'list',
          max: 8,
          of: {
            prefix: { kind: 'text', max: 10 },
            number: { kind: 'text', max: 20 },
            suffix: { kind: 'text', max: 10 },
            description: { kind: 'text', max: 200 },
          },
        },
      },
    },
    ContactList: {
      fields: {
        title: { kind: 'text', max: 300 },
        contacts: {
          kind: 'list',
          max: 30,
          of: {
            name: { kind: 'text', max: 120 },
            role: { kind: 'text', max: 160 },
            phone: { kind: 'text', max: 40 },
            email: { kind: 'text', max: 120 },
            place: { kind: 'place' },
            image: { kind: 'picture', sizes: ['desktop'] },
          },
        },
      },
    },
    ContentGrid: {
      fields: {
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'text', max: 1000 },
        columns: { kind: 'choice', options: ['2', '3', '4'], initial: '3' },
        cells: {
          kind: 'list',
          max: 24,
          of: {
            image: { kind: 'picture', sizes: ['desktop'] },
            title: { kind: 'text', max: 160 },
            text: { kind: 'text', max: 600 },
            link: { kind: 'link' },
          },
        },
      },
    },
    CtaBlock: {
      fields: {
        title: { kind: 'text', max: 300 },
        text: { kind: 'richText' },
        link: { kind: 'link' },
        secondLink: { kind: 'link' },
        image: { kind: 'picture', sizes: ['desktop'] },
      },
    },
    CtaButton: {
      fields: {
        link: { kind: 'link' },
        look: { kind: 'choice', options: ['full', 'outline', 'accent'], initial: 'full' },
        align: { kind: 'choice', options: ['start', 'center', 'end'], initial: 'start' },
      },
    },
    DividingLine: { fields: { look: { kind: 'choice', options: ['leaf', 'line'], initial: 'leaf' } } },
    DynamicContent: {
      fields: {
        title: { kind: 'text', max: 300 },
        articleType: { kind: 'choice', options: ['all', 'news', 'feature', 'event', 'caseStudy'], initial: 'all' },
        tag: { kind: 'text', max: 60, indexed: false },
        limit: { kind: 'number', min: 1, max: 12 },
      },
      articles: { type: 'articleType', tags: 'tag' },
    },
    FeatureContent: {
      fields: {
        icon: {
          kind: 'choice',
          options: [
            'mountains',
            'books',
            'contactCalendar',
            'lightbulb',
            'ranking',
            'world',
            'phone',
            'email',
            'location',
            'facebook',
            'instagram',
            'linkedIn',
            'twitter',
          ],
          initial: 'mountains',
        },
        label: { kind: 'text', max: 120 },
        title: { kind: 'text', max: 300 },
        text: { kind: 'richText' },
        link: { kind: 'link' },
        image: { kind: 'picture', sizes: ['desktop'] },
        side: { kind: 'choice', options: ['right', 'left'], initial: 'right' },
      },
    },
    FocusCtaBlock: {
      fields: {
        title: { kind: 'text', max: 300 },
        text: { kind: 'richText' },
        link: { kind: 'link' },
        foreground: { kind: 'choice', options: ['soldier', 'businessman'], initial: 'soldier' },
      },
    },
    FormattedText: { fields: { text: { kind: 'richText' } } },
    GeneralCta: {
      fields: { title: { kind: 'text', max: 300 }, text: { kind: 'text', max: 1000 }, link: { kind: 'link' } },
    },
    HorizontalFoldout: {
      fields: {
        title: { kind: 'text', max: 300 },
        panels: {
          kind: 'list',
          max: 6,
          of: {
            title: { kind: 'text', max: 120 },
            text: { kind: 'richText' },
            image: { kind: 'picture', sizes: ['desktop'] },
          },
        },
      },
    },
    IndentedContent: {
      fields: {
        title: { kind: 'text', max: 300 },
        contents: { kind: 'contents', blacklist: ['IndentedContent', 'NewsCarousel', 'FocusCtaBlock', 'UpNext'] },
      },
    },
    JobListings: {
      fields: {
        title: { kind: 'text', max: 300 },
        jobs: {
          kind: 'list',
          max: 50,
          of: {
            title: { kind: 'text', max: 160 },
            place: { kind: 'text', max: 120 },
            kind: { kind: 'text', max: 120 },
            closes: { kind: 'date', shownUntil: true },
            link: { kind: 'link' },
          },
        },
        byPlace: { kind: 'toggle' },
        none: { kind: 'text', max: 300 },
      },
    },
    MailchimpForm: {
      fields: {
        title: { kind: 'text', max: 300 },
        text: { kind: 'text', max: 1000 },
        listId: { kind: 'text', max: 40, indexed: false },
        label: { kind: 'text', max: 60 },
        fields: {
          kind: 'list',
          max: 5,
          of: {
            name: { kind: 'text', max: 60 },
            id: { kind: 'text', max: 10, indexed: false },
            placeholder: { kind: 'text', max: 60 },
            required: { kind: 'toggle' },
          },
        },
        submitText: { kind: 'text', max: 60 },
        privacy: { kind: 'richText' },
        successMessage: { kind: 'text', max: 500, indexed: false },
        instead: { kind: 'text', max: 300 },
        writeTo: { kind: 'text', max: 120 },
      },
    },
    Media: {
      fields: {
        image: { kind: 'picture', sizes: ['desktop'] },
        video: { kind: 'video' },
        caption: { kind: 'text', max: 300 },
        wide: { kind: 'toggle' },
      },
    },
    NewsCarousel: {
      fields: {
        title: { kind: 'text', max: 300 },
        articleType: { kind: 'choice', options: ['all', 'news', 'feature', 'event', 'caseStudy'], initial: 'news' },
        tags: { kind: 'tags' },
        limit: { kind: 'number', min: 3, max: 12 },
        link: { kind: 'link' },
      },
      articles: { type: 'articleType', tags: 'tags' },
    },
    QuoteBlock: {
      fields: {
        quote: { kind: 'richText' },
        name: { kind: 'text', max: 120 },
        role: { kind: 'text', max: 160 },
        image: { kind: 'picture', sizes: ['desktop'] },
        look: { kind: 'choice', options: ['plain', 'panel'], initial: 'plain' },
      },
    },
    RichText: { fields: { text: { kind: 'richText' } } },
    SplitContent: {
      fields: {
        width: { kind: 'number', min: 0, max: 10 },
        gap: { kind: 'number', min: 0, max: 5 },
        usePixelGap: { kind: 'toggle' },
        'reverse.desktop': { kind: 'toggle' },
        'reverse.mobile': { kind: 'toggle' },
        matchHeight: { kind: 'toggle' },
        left: { kind: 'contents', blacklist: ['SplitContent', 'NewsCarousel', 'UpNext', 'FocusCtaBlock'] },
        right: { kind: 'contents', blacklist: ['SplitContent', 'NewsCarousel', 'UpNext', 'FocusCtaBlock'] },
      },
    },
    SvgAnimations: {
      fields: {
        animation: {
          kind: 'choice',
          options: ['life-insurance', 'pension', 'parental-leave', 'loyalty-leave', 'flexibility', 'australian-owned'],
          initial: 'life-insurance',
        },
        title: { kind: 'text', max: 300 },
        text: { kind: 'richText' },
      },
    },
    Text: { fields: { text: { kind: 'text', max: 5000 } } },
    Timeline: {
      fields: {
        title: { kind: 'text', max: 300 },
        events: {
          kind: 'list',
          max: 40,
          of: {
            date: { kind: 'text', max: 60 },
            title: { kind: 'text', max: 200 },
            text: { kind: 'richText' },
            image: { kind: 'picture', sizes: ['desktop'] },
          },
        },
      },
    },
    Trainings: {
      fields: {
        title: { kind: 'text', max: 300 },
        text: { kind: 'richText' },
        category: { kind: 'trainingCategory' },
        none: { kind: 'text', max: 300 },
      },
    },
    UpNext: {
      fields: {
        label: { kind: 'text', max: 60 },
        link: { kind: 'link' },
        text: { kind: 'text', max: 200 },
        image: { kind: 'picture', sizes: ['desktop'] },
      },
    },
    UsefulLinks: {
      fields: {
        title: { kind: 'text', max: 300 },
        links: { kind: 'list', max: 30, of: { link: { kind: 'link' }, text: { kind: 'text', max: 300 } } },
      },
    },
    VideoCarousel: {
      fields: {
        title: { kind: 'text', max: 300 },
        videos: {
          kind: 'list',
          max: 20,
          of: {
            title: { kind: 'text', max: 160 },
            image: { kind: 'picture', sizes: ['desktop'] },
            video: { kind: 'video' },
          },
        },
      },
    },
  },
  templates: {
    article: {
      header: {
        title: { kind: 'text', max: 300 },
        description: { kind: 'text', max: 2000 },
        label: { kind: 'text', max: 200 },
        icon: {
          kind: 'choice',
          options: [
            'mountains',
            'books',
            'contactCalendar',
            'lightbulb',
            'ranking',
            'world',
            'phone',
            'email',
            'location',
            'facebook',
            'instagram',
            'linkedIn',
            'twitter',
          ],
          initial: 'mountains',
        },
        image: { kind: 'picture', sizes: ['desktop'] },
        introduction: { kind: 'richText' },
        date: { kind: 'date' },
      },
      fields: { tags: { kind: 'tags' }, author: { kind: 'text', max: 200 } },
      sections: { articleContents: {}, contents: {} },
    },
    discover: {
      header: {
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
        image: { kind: 'picture', sizes: ['desktop'] },
        link: { kind: 'link' },
      },
      fields: {},
      sections: { contents: {} },
    },
    event: {
      header: {
        breadcrumb: { kind: 'text', max: 200 },
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
        date: { kind: 'date' },
        place: { kind: 'text', max: 200 },
        link: { kind: 'link' },
        image: { kind: 'picture', sizes: ['desktop'] },
      },
      fields: { tags: { kind: 'tags' }, author: { kind: 'text', max: 200 } },
      sections: { eventContents: {}, contents: {} },
    },
    home: {
      header: {
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
        image: { kind: 'picture', sizes: ['desktop'] },
        video: { kind: 'videoSelect' },
        link: { kind: 'link' },
        secondLink: { kind: 'link' },
      },
      fields: {},
      sections: { contents: {} },
    },
    listing: {
      header: {
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
      },
      fields: {
        articleTypes: { kind: 'choices', options: ['news', 'feature', 'event', 'caseStudy'] },
        tags: { kind: 'tags' },
      },
      sections: { contents: {} },
    },
    primary: {
      header: {
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
        image: { kind: 'picture', sizes: ['desktop'] },
      },
      fields: {},
      sections: { contents: {} },
    },
    secondary: {
      header: {
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
        image: { kind: 'picture', sizes: ['desktop'] },
      },
      fields: {},
      sections: { contents: {} },
    },
    tertiary: {
      header: {
        label: { kind: 'text', max: 200 },
        title: { kind: 'text', max: 300 },
        introduction: { kind: 'richText' },
        image: { kind: 'picture', sizes: ['desktop'] },
      },
      fields: {},
      sections: { contents: {} },
    },
  },
};
