import type { Chapter, Sample } from '../sample.ts';

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
