import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Several videos side by side.',
  group: 'pictures',
  synonyms: ['video', 'film', 'gallery', 'slider', 'embed', 'youtube', 'vimeo', 'playlist'],
  drawing: [
    ['title', 8, 8, 34],
    ['panel', 8, 20, 36, 24],
    ['play', 26, 32],
    ['panel', 50, 20, 36, 24],
    ['play', 68, 32],
    ['text', 8, 49, 26, 1],
    ['text', 50, 49, 26, 1],
  ],
  sampleContent: {
    title: 'In their own words',
    videos: [{ title: 'What the first video shows' }, { title: 'What the second video shows' }],
  },
};

const film = (title: string, drawing: string, videoId: string, type: 'vimeo' | 'youtube' = 'vimeo') => ({
  title,
  image: { imageId: `static:${drawing}`, alt: '' },
  video: { videoId, type },
});

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'Four people, four films',
    item: {
      videos: [
        film('Anna on the week her claim was paid', 'shelter', '76979871'),
        film('David on four days out of five', 'flexibility', 'M7lc1UVf-VE', 'youtube'),
        film('Mei on coming back after six months with Leo', 'parental-leave', '1084537'),
        film('Tane on twenty years and three long leaves', 'journey', 'aqz-KE-bpKQ', 'youtube'),
      ],
    },
  },
  {
    name: 'A film without a picture and a picture without a film, on a colour',
    item: {
      title: 'How it works',
      videos: [
        { ...film('Making a claim in three minutes', '', '76979871'), image: { imageId: '' } },
        { title: 'Choosing your cover: coming soon', image: { imageId: 'static:office', alt: 'A desk by a window' } },
      ],
      backgroundColour: { value: '#f2e6d0', fontColour: '#17261f' },
    },
  },
];
