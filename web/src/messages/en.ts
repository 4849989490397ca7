import type { ErrorBody } from '../../../proto/errors.ts';
import type { PageType } from '../../../proto/page-types/declarations.ts';
import type { Format } from './format.ts';
import { pageTypeLabels } from './page-type-labels.ts';

interface Refusal extends Omit<ErrorBody['error'], 'name'> {
  /** Of HTTP. */
  status: number;
}

/** The texts of the visitor site. Their keys and parameters are those of every other language. */
export const en = ({ number, plural }: Format) => ({
  site: {
    untitled: 'Website',
    skip: 'Skip to the content',
    loading: 'The page is loading',
    home: 'Home',
    breadcrumb: 'Breadcrumb',
    close: 'Close',
    tryAgain: 'Try again',
    acceptCookies: 'I accept',
  },
  consent: {
    accept: 'Accept',
    refuse: 'Refuse',
    choose: 'Choose',
    save: 'Save',
    settings: 'Cookie settings',
    categories: 'What do you agree to?',
    names: { necessary: 'Necessary', statistics: 'Statistics', marketing: 'Marketing' },
    texts: {
      necessary: 'Needed for this website to work, for example to remember this choice. Always on.',
      statistics: 'Show us which pages are read, so that we can improve them.',
      marketing: 'Let us and our partners show you advertisements that suit you, and measure them.',
    },
  },
  nav: {
    main: 'Main',
    footer: 'Footer',
    section: 'Section',
    menu: 'Menu',
    closeMenu: 'Close menu',
    more: 'More',
    overview: 'Overview',
    brands: 'Our brands',
    regions: 'Regions',
    region: ({ name }: { name: string }) => `Region: ${name}`,
    noRegion: 'none chosen',
    chooseRegion: 'Choose your region',
    suggestRegion: ({ here, there }: { here: string; there: string }) =>
      here ? `You are looking at ${here}. Did you want ${there}?` : `Did you want ${there}?`,
    goToRegion: ({ name }: { name: string }) => `Go to ${name}`,
  },
  search: {
    search: 'Search',
    prompt: 'What are you looking for?',
    popular: 'Popular searches',
    suggestions: 'Suggested pages',
    suggestionCount: (count: number) =>
      plural(count, { one: '1 suggested page', other: `${number(count)} suggested pages` }),
    results: ({ count, query }: { count: number; query: string }) =>
      `${number(count)} ${plural(count, { one: 'result', other: 'results' })} for “${query}”`,
    failed: 'Search is not available right now. Please try again in a minute.',
    latest: 'The latest',
    regions: 'Where to search',
    allRegions: 'All regions',
    kinds: 'Kind of page',
    about: (topics: string) => `About: ${topics}`,
    filter: ({ name, count }: { name: string; count: number }) => `${name} (${number(count)})`,
    none: <L>({ clearFilters, goHome }: { clearFilters: (text: string) => L; goHome: (text: string) => L }) => [
      'Nothing was found. Try fewer or other words, ',
      clearFilters('clear the filters'),
      ', or go to ',
      goHome('the home page'),
      '.',
    ],
    noneUnfiltered: <L>({ goHome }: { goHome: (text: string) => L }) => [
      'Nothing was found. Try fewer or other words, or go to ',
      goHome('the home page'),
      '.',
    ],
  },
  listing: {
    articles: 'Articles',
    none: 'No Article Found',
    unknownTag: 'Cannot find matching Service Group',
    tags: 'Tags',
    filter: 'Filter by tag',
    all: 'All',
    showAll: 'Show all',
    pastEvents: 'Past events',
    untitled: 'Untitled',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: ({ page, last }: { page: number; last: number }) => `Page ${number(page)} of ${number(last)}`,
    titleOfPage: ({ title, page }: { title: string; page: number }) => `${title}, page ${number(page)}`,
  },
  /** Label and plural of each page type. */
  pageTypes: pageTypeLabels as Readonly<Record<PageType, readonly [label: string, plural: string, ...unknown[]]>>,
  error: {
    notFound: 'Page not found',
    notFoundBody: 'Something went wrong.',
    other: 'An Unknown Error Occurred',
    noConnection: 'No connection',
    popularPages: 'Popular pages',
    home: 'Homepage',
    offline: 'The server cannot be reached. Are you connected to the internet?',
    missingPart: 'A part of this page could not be loaded.',
    unavailable: 'This website is not available',
    unavailableBody: 'There is nothing to see at this address at the moment.',
    failure: 'An error occurred while showing the error page',
    failureTitle: 'An error occurred',
    failureHome: 'Go back to home',
    /** The services word faults and refusals in English. */
    fault: ({ message }: { message: string }) => message,
    refusal: ({ message }: Refusal) => message,
  },
  carousel: {
    carousel: 'carousel',
    previous: 'Previous',
    next: 'Next',
    position: ({ first, last, count }: { first: number; last: number; count: number }) =>
      `${first === last ? '' : `${number(first)} to `}${number(last)} of ${number(count)}`,
    articles: 'Articles',
    videos: 'Videos',
  },
  video: {
    video: 'Video',
    play: ({ title }: { title: string }) => `Play ${title || 'the video'}`,
    playBackground: 'Play the video',
    pauseBackground: 'Pause the video',
  },
  form: {
    email: 'Email',
    optional: '(optional)',
    subscribe: 'Subscribe',
    sending: 'Sending …',
    send: 'Send',
    sent: 'Thank you. Your message has been sent.',
    choose: 'Please choose',
    leaveEmpty: 'Leave this empty',
    required: ({ name }: { name: string }) => `Please fill in: ${name}.`,
    emailRequired: 'Please enter your email address.',
    emailInvalid: 'Please enter a full email address, such as name@example.com.',
    offline: 'That could not be sent, because the site cannot be reached. Check your connection and try again.',
  },
  trainings: {
    loading: 'Loading the trainings …',
    failed: 'The trainings cannot be shown right now.',
  },
  jobs: {
    applyBy: <D>({ date }: { date: D }) => ['Apply by ', date],
  },
  article: {
    by: 'By',
    contents: 'On this page',
    readingTime: (minutes: number) => `${number(minutes)} min read`,
    neighbours: 'More articles',
    previous: 'Previous article',
    next: 'Next article',
    share: 'Share',
    copyLink: 'Copy link',
    linkCopied: 'The link has been copied.',
    mail: 'Send by email',
  },
  event: {
    addToCalendar: 'Add to your calendar',
    ended: 'This event has ended.',
    soldOut: 'Sold out',
    cancelled: 'This event is cancelled.',
    postponed: 'This event is postponed.',
  },
  contact: { showOnMap: 'Show on a map' },
  drawings: {
    'life-insurance': 'A large umbrella keeps the rain off a house and the person beside it.',
    pension: 'Four trees in a row, each taller than the one before, under the sun.',
    'parental-leave': 'A parent holds a sleeping baby between two banksia leaves.',
    'loyalty-leave': 'A car pulls a caravan along a road through red hills at sunset.',
    flexibility: 'A desk with a laptop and a plant before a window, and a clock above it.',
    'australian-owned': 'Uluru at sunset behind a banksia in flower and a gum tree.',
  },
  editors: {
    menu: 'Editor menu',
    expand: 'Expand menu',
    collapse: 'Collapse menu',
    login: 'Login',
    emptySubNav: 'This sub nav has no links yet',
    anchor: 'anchor',
    unconnectedList: 'Visitors do not see this form: no mailing list is connected.',
    unconnectedTrainings: 'Visitors do not see this block: no training service is connected.',
    missingVideo: 'Setup a video',
    closedJob: 'over: visitors do not see this job',
    brokenBlock: ({ block }: { block: string }) => `This block (${block}) cannot be shown. Visitors do not see it.`,
  },
});

export type Messages = ReturnType<typeof en>;
export type Catalogue = (format: Format) => Messages;
