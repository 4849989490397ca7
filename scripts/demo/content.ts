import type { Photograph } from './photographs.ts';
import type { Products } from './products.ts';

export interface DemoRegion {
  facts: RegionFacts;
  cover: CoverTexts;
  about: AboutTexts;
  claims: ClaimsTexts;
  leave: LeaveTexts;
  products: Products;
  news: DemoArticle[];
  caseStudies: DemoArticle[];
  features: DemoArticle[];
  events: DemoEvent[];
}

export interface RegionFacts {
  name: string;
  called: string;
  code: string;
  slugPrefix: string;
  flag: string;
  timeZone?: string;
  latitude: number;
  longitude: number;
  art: string;
  views: { home: Photograph; about: Photograph };
  people: string;
  retirement: string;
  office: string;
  legal: string;
  phone: string;
  ombudsman: { name: string; href: string };
  privacy: { law: string; regulator: string; href: string };
  contacts: { name: string; role: string; portrait: string }[];
  slogan: string;
  home: { title: string; introduction: string };
  numbers: { prefix?: string; number: string; suffix?: string; description: string }[];
  quote: { text: string; name: string; role: string; portrait: string };
  topSearch: string[];
}

export interface Titled {
  title: string;
  text: string;
}

export interface CoverTexts {
  law: string;
  questions: Titled[];
  service: Titled & { link: string; foreground: 'soldier' | 'businessman' };
}

export interface AboutTexts {
  title: string;
  introduction: string;
  story: (Titled & { date: string; art?: string })[];
  principles: Titled[];
  jobs: { title: string; place: string; kind: string; description: string }[];
}

export interface ClaimsTexts {
  title: string;
  introduction: string;
  steps: (Titled & { art: string })[];
  needed: string[];
  links: { href: string; text: string; about: string }[];
}

export interface LeaveTexts {
  title: string;
  introduction: string;
  state: Titled;
  plan: Titled & { art: string };
  numbers: { prefix?: string; number: string; suffix?: string; description: string }[];
  questions: Titled[];
}

export interface DemoArticle extends Written {
  author?: string;
  daysAgo: number;
}

export interface DemoEvent extends Written {
  inDays: number;
  startTime: string;
  endTime: string;
  status?: 'soldOut';
  place: string;
  address: string;
}

export interface Section {
  heading: string;
  text: string[];
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
  more?: Section[];
  tags: string[];
}
