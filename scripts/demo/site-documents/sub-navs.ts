import type { Link } from '../../../proto/values.ts';
import { to } from '../item.ts';
import type { DemoRegion } from '../content.ts';
import { styleGuideSubNavs } from '../style-guide/style-guide-pages.ts';

interface DemoSubNav {
  name: string;
  region: string;
  links: Link[];
}

export const subNavsOf = ({ facts: { slugPrefix } }: DemoRegion): DemoSubNav[] => [
  {
    name: 'Members',
    region: slugPrefix,
    links: [
      to(`/${slugPrefix}/claims`, 'Make a claim'),
      to(`/${slugPrefix}/parental-leave`, 'Parental leave'),
      to(`/${slugPrefix}/contact`, 'Contact'),
    ],
  },
  ...styleGuideSubNavs.filter(({ region }) => region === slugPrefix),
];
