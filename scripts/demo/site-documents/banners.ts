export const demoBanners = [
  {
    name: 'Claims line',
    content: '<p><strong>Is it about a claim?</strong> Ring us at any hour: somebody with a name answers.</p>',
  },
];
