import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'People with their telephone, email and address.',
  group: 'lists',
  synonyms: ['people', 'team', 'staff', 'map', 'address', 'office', 'location', 'phone', 'persons'],
  drawing: [
    ['title', 10, 7, 40],
    ['disc', 17, 27, 7],
    ['title', 28, 22, 18],
    ['text', 28, 30, 18, 2],
    ['disc', 59, 27, 7],
    ['title', 70, 22, 18],
    ['text', 70, 30, 18, 2],
    ['disc', 17, 49, 7],
    ['title', 28, 44, 18],
    ['text', 28, 52, 18, 1],
    ['disc', 59, 49, 7],
    ['title', 70, 44, 18],
    ['text', 70, 52, 18, 1],
  ],
  sampleContent: {
    title: 'People who can help',
    contacts: [
      { name: 'Name of the first person', role: 'What this person can help with' },
      { name: 'Name of the second person', role: 'What this person can help with' },
    ],
  },
};

const contact = (name: string, role: string, phone: string, email: string, portrait = '', place = {}) => ({
  name,
  role,
  phone,
  email,
  place: { address: '', latitude: 40, longitude: 30, ...place },
  image: { imageId: portrait && `static:portrait-${portrait}`, alt: portrait && `Portrait of ${name}` },
});

const sydney = { address: '1 Bridge Street, Sydney NSW 2000', latitude: -33.8635, longitude: 151.2094 };

export const chapter: Chapter = 'lists';

export const samples: readonly Sample[] = [
  {
    name: 'People, one with an address on a map',
    item: {
      title: 'People who can help',
      contacts: [
        contact(
          'Anna Marsden',
          'Claims, life insurance',
          '+61 2 5550 0101',
          'anna.marsden@tern.example',
          'anna',
          sydney,
        ),
        contact(
          'David Okafor',
          'Pensions and salary sacrifice',
          '+61 2 5550 0102',
          'david.okafor@tern.example',
          'david',
        ),
        contact('Mei Tan', 'Parental leave', '', 'mei.tan@tern.example', 'mei'),
        contact('Tane Walker', 'New Zealand', '+64 9 555 0104', '', 'tane'),
      ],
    },
  },
  {
    name: 'Offices, on a ground of their own',
    item: {
      title: 'Where we are',
      contacts: [
        contact('Sydney', 'Head office', '+61 2 5550 0100', 'sydney@tern.example', '', sydney),
        contact('Auckland', 'On Tuesdays and Thursdays', '+64 9 555 0100', 'auckland@tern.example', '', {
          address: '12 Queen Street, Auckland 1010',
        }),
      ],
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
