export const demoBanners = [
  {
    name: 'Claims line',
    content: '<p><strong>Do you need to make a claim?</strong> Call us at any hour: a case manager answers.</p>',
  },
];
