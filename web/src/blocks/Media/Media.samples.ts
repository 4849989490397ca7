import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'A wide picture or video.',
  group: 'pictures',
  synonyms: ['image', 'photo', 'photograph', 'picture', 'video', 'film', 'hero', 'banner', 'embed', 'youtube', 'vimeo'],
  drawing: [
    ['picture', 10, 8, 76, 38],
    ['text', 10, 51, 40, 1],
  ],
};

export const chapter: Chapter = 'pictures';

export const samples: readonly Sample[] = [
  {
    name: 'A picture with a caption',
    item: {
      image: { imageId: 'static:harbour', alt: 'The harbour bridge at sunset' },
      caption: 'Our first office looked out over the ferries at Circular Quay.',
    },
  },
  {
    name: 'A video behind its picture',
    item: {
      image: { imageId: 'static:family', alt: 'A family of four on a veranda' },
      video: { videoId: '76979871', type: 'vimeo' },
      caption: 'Two minutes with the Okafors, eight months after the claim.',
    },
  },
  {
    name: 'Edge to edge, with a video',
    item: {
      image: { imageId: 'static:outback', alt: 'A road through red country' },
      video: { videoId: 'M7lc1UVf-VE', type: 'youtube' },
      wide: true,
    },
  },
  {
    name: 'On a colour, with a video that was not set up to its end',
    item: {
      image: { imageId: 'static:coast', alt: 'A coast with cliffs' },
      video: { videoId: '76979871' },
      caption: 'Without its type a video is not known: no button is shown.',
      backgroundColour: { value: '#143c31', fontColour: '#fffaf0' },
    },
  },
];
