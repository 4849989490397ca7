export const icons = [
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
] as const;

/** Brand mark, drawn in a square of 48 pixels: two leaves, a cone and the lines across it. */
export const logo = {
  leaves: [
    'M23 46C8 42 2 30 3 15l5 3 1-5 5 5 2-4c5 8 7 19 7 32z',
    'M25 46c15-4 21-16 20-31l-5 3-1-5-5 5-2-4c-5 8-7 19-7 32z',
  ],
  cone: 'M24 2c6 0 9 6 9 15s-3 17-9 17-9-8-9-17S18 2 24 2z',
  rows: 'M16 11c5 3 11 3 16 0M15 17c6 3 12 3 18 0M15.5 23c6 3 11 3 17 0M18 29c4 2 8 2 12 0',
};
