import type { PaletteEntry, Chapter, Sample } from '../palette-entry.ts';

export const palette: PaletteEntry = {
  about: 'Headings, paragraphs, lists and links.',
  group: 'text',
  synonyms: ['paragraph', 'heading', 'headline', 'list', 'copy', 'article', 'words', 'body', 'table', 'html'],
  drawing: [
    ['title', 14, 12, 44],
    ['text', 14, 24, 68, 5],
  ],
};

export const chapter: Chapter = 'words';

export const samples: readonly Sample[] = [
  {
    name: 'Everything that can stand in it',
    item: {
      text:
        '<h2>How parental leave is paid</h2><p>Full pay for <strong>either parent</strong>, for up to <em>eighteen weeks</em>. It can be taken in weeks or in single days, and <a href="/au/cover">the rest of the plan</a> goes on meanwhile.</p>' +
        '<h3>Before you begin</h3><ul><li>Tell your manager, in any form</li><li>Tell us the first day<ul><li>by telephone</li><li>or in the app</li></ul></li><li>That is all</li></ul>' +
        '<h4>In this order</h4><ol><li>The week before: we send a letter to your employer</li><li>The first day: you are paid as always</li><li>The last week: we ask whether you need more</li></ol>' +
        '<blockquote><p>I was away for twelve weeks and nobody asked when I would be back.</p></blockquote>' +
        '<p>In the words of the policy: <u>Elternzeitversicherungsleistungsbescheinigungsantragsformular</u>, which is <s>required</s> no longer needed.</p>',
    },
  },
  {
    name: 'In colour',
    item: {
      text: '<h2>Nine days to a decision</h2><p>Others take <a href="/au/news">six weeks</a>. We publish ours each quarter.</p><ul><li>Life insurance: seven days</li><li>Income: nine days</li></ul>',
      backgroundColour: { value: '#143c31', fontColour: '#fbf5ea' },
      spacing: { paddingTopSmall: '5', paddingBottomSmall: '5', marginBottomSmall: '0' },
    },
  },
  {
    name: 'With a table',
    item: {
      text:
        '<h2>Hospital cover compared</h2><p>Prices each month, for one person.</p><table><tbody><tr><th><p>Plan</p></th><th><p>Hospital</p></th><th><p>Dental</p></th><th><p>Price</p></th></tr>' +
        '<tr><td><p>Basic</p></td><td><p>Shared room, from the second night</p></td><td><p>Check-ups</p></td><td><p data-align="right">$12</p></td></tr>' +
        '<tr><td><p>Family</p></td><td><p>Single room, from the first night</p></td><td><p>Everything but implants</p></td><td><p data-align="right">$31</p></td></tr></tbody></table>' +
        '<p data-align="center">Prices include <code>GST</code>.</p><ol start="4"><li><p>A list that goes on from another page</p></li><li><p>and its next step</p></li></ol>',
    },
  },
];
