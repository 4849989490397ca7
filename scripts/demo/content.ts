/** What differs between the regions of the demo: each is written for, not translated into. */
export interface DemoRegion {
  facts: RegionFacts;
  cover: CoverWords;
  about: AboutWords;
  claims: ClaimsWords;
  leave: LeaveWords;
  news: DemoArticle[];
  caseStudies: DemoArticle[];
  features: DemoArticle[];
  events: DemoEvent[];
}

export interface RegionFacts {
  name: string;
  /** Its name as it stands in a sentence. */
  called: string;
  /** The language tag, such as en-GB. */
  code: string;
  slugPrefix: string;
  flag: string;
  latitude: number;
  longitude: number;
  art: string;
  people: string;
  retirement: string;
  office: string;
  phone: string;
  /** Who decides when a member and Banksia do not agree. */
  ombudsman: { name: string; href: string };
  privacy: { law: string; regulator: string; href: string };
  contacts: { name: string; role: string; portrait: string }[];
  home: { title: string; introduction: string };
  numbers: { prefix?: string; number: string; suffix?: string; description: string }[];
  quote: { text: string; name: string; role: string; portrait: string };
  topSearch: string[];
}

export interface Titled {
  title: string;
  text: string;
}

export interface CoverWords {
  /** How it stands beside what the law of the place gives. */
  law: string;
  questions: Titled[];
  service: Titled & { link: string; foreground: 'soldier' | 'businessman' };
}

export interface AboutWords {
  title: string;
  introduction: string;
  story: (Titled & { date: string; art?: string })[];
  principles: Titled[];
  jobs: { title: string; place: string; kind: string }[];
}

export interface ClaimsWords {
  title: string;
  introduction: string;
  steps: (Titled & { art: string })[];
  needed: string[];
  links: { href: string; text: string; about: string }[];
}

export interface LeaveWords {
  title: string;
  introduction: string;
  /** What the state gives, and what Banksia adds to it. */
  state: Titled;
  plan: Titled & { art: string };
  numbers: { prefix?: string; number: string; suffix?: string; description: string }[];
  questions: Titled[];
}

/** An article as it is written down; the pages are built from it. */
export interface DemoArticle extends Written {
  /** Before the day on which the demo is added. */
  daysAgo: number;
}

export interface DemoEvent extends Written {
  /** After the day on which the demo is added. */
  inDays: number;
  place: string;
}

interface Written {
  slug: string;
  title: string;
  label: string;
  icon: string;
  art: string;
  introduction: string;
  body: string[];
  heading: string;
  points: string[];
  tags: string[];
}
