import { type Block, defineBlock } from './block.ts';
import { byNumbersBlock } from './ByNumbers/ByNumbers.fields.ts';
import { ByNumbers } from './ByNumbers/ByNumbers.tsx';
import { contentGridBlock } from './ContentGrid/ContentGrid.fields.ts';
import { ContentGrid } from './ContentGrid/ContentGrid.tsx';
import { ctaBlock, ctaButtonBlock } from './CtaBlock/CtaBlock.fields.ts';
import { CtaBlock, CtaButton } from './CtaBlock/CtaBlock.tsx';
import { mediaBlock } from './Media/Media.fields.ts';
import { Media } from './Media/Media.tsx';
import { newsCarouselBlock } from './NewsCarousel/NewsCarousel.fields.ts';
import { NewsCarousel } from './NewsCarousel/NewsCarousel.tsx';
import { quoteBlock } from './QuoteBlock/QuoteBlock.fields.ts';
import { QuoteBlock } from './QuoteBlock/QuoteBlock.tsx';
import { richTextBlock } from './RichText/RichText.fields.ts';
import { RichTextView } from './RichText/RichText.tsx';
import { splitContentBlock } from './SplitContent/SplitContent.fields.ts';
import { SplitContent } from './SplitContent/SplitContent.tsx';

export const commonBlocks: readonly Block[] = [
  defineBlock(richTextBlock, RichTextView),
  defineBlock(contentGridBlock, ContentGrid),
  defineBlock(splitContentBlock, SplitContent),
  defineBlock(quoteBlock, QuoteBlock),
  defineBlock(byNumbersBlock, ByNumbers),
  defineBlock(mediaBlock, Media),
  defineBlock(newsCarouselBlock, NewsCarousel),
  defineBlock(ctaBlock, CtaBlock),
  defineBlock(ctaButtonBlock, CtaButton),
];
