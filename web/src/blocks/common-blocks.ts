import type { Block } from './block.ts';
import { byNumbersBlock } from './ByNumbers/ByNumbers.block.ts';
import { contentGridBlock } from './ContentGrid/ContentGrid.block.ts';
import { ctaBlock } from './CtaBlock/CtaBlock.block.ts';
import { ctaButtonBlock } from './CtaButton/CtaButton.block.ts';
import { mediaBlock } from './Media/Media.block.ts';
import { newsCarouselBlock } from './NewsCarousel/NewsCarousel.block.ts';
import { know } from './parts/known.ts';
import { quoteBlock } from './QuoteBlock/QuoteBlock.block.ts';
import { richTextBlock } from './RichText/RichText.block.ts';
import { splitContentBlock } from './SplitContent/SplitContent.block.ts';

/** What most pages are made of: every visitor loads them with the site. */
export const commonBlocks: readonly Block[] = [
  richTextBlock,
  contentGridBlock,
  splitContentBlock,
  quoteBlock,
  byNumbersBlock,
  mediaBlock,
  newsCarouselBlock,
  ctaBlock,
  ctaButtonBlock,
];

know(commonBlocks);
