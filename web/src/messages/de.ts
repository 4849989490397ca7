import type { Messages } from './en.ts';
import type { Format } from './format.ts';
import { type RefusalTexts, findRefusalText } from './refusal-texts.ts';

export const de = ({ number, plural }: Format): Messages => ({
  site: {
    untitled: 'Website',
    skip: 'Zum Inhalt springen',
    loading: 'Die Seite wird geladen',
    home: 'Startseite',
    breadcrumb: 'Brotkrümelnavigation',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    acceptCookies: 'Akzeptieren',
  },
  nav: {
    main: 'Hauptnavigation',
    footer: 'Fußzeile',
    section: 'Bereich',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    overview: 'Übersicht',
    brands: 'Unsere Marken',
    regions: 'Regionen',
    region: ({ name }) => `Region: ${name}`,
    noRegion: 'keine ausgewählt',
    chooseRegion: 'Wählen Sie Ihre Region',
    suggestRegion: ({ here, there }) =>
      here ? `Sie sehen die Seiten für ${here}. Suchen Sie ${there}?` : `Suchen Sie ${there}?`,
    goToRegion: ({ name }) => `Zu ${name}`,
  },
  search: {
    search: 'Suche',
    prompt: 'Wonach suchen Sie?',
    popular: 'Häufige Suchanfragen',
    suggestions: 'Vorgeschlagene Seiten',
    suggestionCount: (count) =>
      plural(count, { one: '1 vorgeschlagene Seite', other: `${number(count)} vorgeschlagene Seiten` }),
    results: ({ count, query }) =>
      `${number(count)} ${plural(count, { one: 'Ergebnis', other: 'Ergebnisse' })} für „${query}“`,
    failed: 'Die Suche ist momentan nicht verfügbar. Bitte versuchen Sie es in einer Minute erneut.',
    latest: 'Neueste Inhalte',
    regions: 'Suchbereich',
    allRegions: 'Alle Regionen',
    kinds: 'Art der Seite',
    about: (topics) => `Themen: ${topics}`,
    filter: ({ name, count }) => `${name} (${number(count)})`,
    none: ({ clearFilters, goHome }) => [
      'Es wurde nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern, ',
      clearFilters('entfernen Sie die Filter'),
      ' oder gehen Sie zur ',
      goHome('Startseite'),
      '.',
    ],
    noneUnfiltered: ({ goHome }) => [
      'Es wurde nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern, oder gehen Sie zur ',
      goHome('Startseite'),
      '.',
    ],
  },
  listing: {
    articles: 'Artikel',
    none: 'Keine Artikel gefunden',
    unknownTag: 'Keine passende Kategorie gefunden',
    tags: 'Schlagwörter',
    filter: 'Nach Schlagwort filtern',
    all: 'Alle',
    showAll: 'Alle anzeigen',
    pastEvents: 'Vergangene Veranstaltungen',
    untitled: 'Ohne Titel',
    pages: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    page: ({ page, last }) => `Seite ${number(page)} von ${number(last)}`,
    titleOfPage: ({ title, page }) => `${title}, Seite ${number(page)}`,
  },
  pageTypes: {
    page: ['Seite', 'Seiten'],
    news: ['Neuigkeit', 'Neuigkeiten'],
    feature: ['Reportage', 'Reportagen'],
    event: ['Veranstaltung', 'Veranstaltungen'],
    caseStudy: ['Fallstudie', 'Fallstudien'],
  },
  error: {
    notFound: 'Seite nicht gefunden',
    notFoundBody: 'Da ist etwas schiefgelaufen.',
    other: 'Ein unbekannter Fehler ist aufgetreten',
    noConnection: 'Keine Verbindung',
    popularPages: 'Beliebte Seiten',
    home: 'Zur Startseite',
    offline: 'Der Server ist nicht erreichbar. Besteht eine Verbindung zum Internet?',
    missingPart: 'Ein Teil dieser Seite konnte nicht geladen werden.',
    unavailable: 'Diese Website ist nicht verfügbar',
    unavailableBody: 'Unter dieser Adresse gibt es momentan nichts zu sehen.',
    failure: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten',
    failureTitle: 'Ein Fehler ist aufgetreten',
    failureHome: 'Zurück zur Startseite',
    fault: () => 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
    refusal: ({ status, message, key, parameters }) =>
      findRefusalText(refusalsByKey({ number, plural }), key, parameters) ?? refusalsByStatus[status] ?? message,
  },
  carousel: {
    carousel: 'Karussell',
    previous: 'Zurück',
    next: 'Weiter',
    position: ({ first, last, count }) =>
      `${first === last ? '' : `${number(first)} bis `}${number(last)} von ${number(count)}`,
    articles: 'Artikel',
    videos: 'Videos',
  },
  video: {
    video: 'Video',
    play: ({ title }) => (title ? `${title} abspielen` : 'Video abspielen'),
    playBackground: 'Video abspielen',
    pauseBackground: 'Video anhalten',
  },
  form: {
    email: 'E-Mail',
    optional: '(optional)',
    subscribe: 'Anmelden',
    sending: 'Wird gesendet …',
    leaveEmpty: 'Dieses Feld leer lassen',
    required: ({ name }) => `Bitte ausfüllen: ${name}.`,
    emailRequired: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    emailInvalid: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
    offline:
      'Die Anmeldung konnte nicht gesendet werden, weil die Website nicht erreichbar ist. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  trainings: {
    loading: 'Die Schulungen werden geladen …',
    failed: 'Die Schulungen können momentan nicht angezeigt werden.',
  },
  jobs: {
    applyBy: ({ date }) => ['Bewerbung bis ', date],
  },
  event: {
    addToCalendar: 'Zum Kalender hinzufügen',
    ended: 'Diese Veranstaltung ist vorbei.',
    soldOut: 'Ausgebucht',
    cancelled: 'Diese Veranstaltung ist abgesagt.',
    postponed: 'Diese Veranstaltung ist verschoben.',
  },
  contact: { showOnMap: 'Auf der Karte anzeigen' },
  drawings: {
    'life-insurance': 'Ein großer Regenschirm schützt ein Haus und die Person daneben vor dem Regen.',
    pension: 'Vier Bäume in einer Reihe unter der Sonne, jeder höher als der vorige.',
    'parental-leave': 'Ein Elternteil hält ein schlafendes Baby zwischen zwei Banksienblättern.',
    'loyalty-leave': 'Ein Auto zieht bei Sonnenuntergang einen Wohnwagen über eine Straße durch rote Hügel.',
    flexibility: 'Ein Schreibtisch mit Laptop und Pflanze vor einem Fenster, darüber eine Uhr.',
    'australian-owned': 'Der Uluru bei Sonnenuntergang hinter einer blühenden Banksie und einem Eukalyptus.',
  },
  editors: {
    menu: 'Redaktionsmenü',
    expand: 'Menü ausklappen',
    collapse: 'Menü einklappen',
    login: 'Anmelden',
    emptySubNav: 'Diese Unternavigation hat noch keine Links',
    anchor: 'anker',
    missingVideo: 'Video auswählen',
    closedJob: 'abgelaufen: für Besucher nicht sichtbar',
    brokenBlock: ({ block }) => `Dieser Baustein (${block}) kann nicht angezeigt werden. Besucher sehen ihn nicht.`,
  },
});

const refusalsByKey = ({ number, plural }: Pick<Format, 'number' | 'plural'>): RefusalTexts => ({
  'sign-up.listNotOffered': () => 'Keine Seite dieser Website bietet diese Mailingliste an.',
  'sign-up.notConnected': () => 'Die Anmeldung ist noch nicht möglich, weil keine Mailingliste verbunden ist.',
  'sign-up.rejected': () =>
    'Die Mailingliste hat diese Angaben nicht angenommen. Prüfen Sie sie oder verwenden Sie eine andere Adresse.',
  'sign-up.unreachable': () => 'Die Mailingliste ist momentan nicht erreichbar. Bitte versuchen Sie es später erneut.',
  'requests.tooManyAttempts': ({ minutes }) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${number(minutes)} ${plural(minutes, { one: 'Minute', other: 'Minuten' })} erneut.`,
});

const refusalsByStatus: Record<number, string> = {
  400: 'Diese Anfrage ist ungültig.',
  401: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  403: 'Diese Anfrage ist nicht erlaubt.',
  404: 'Diese Seite wurde nicht gefunden.',
  413: 'Diese Anfrage ist zu groß.',
  429: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  502: 'Der Dienst ist momentan nicht erreichbar. Bitte versuchen Sie es später erneut.',
  503: 'Die Website ist momentan nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
};
