import { type Block, defineBlock } from './block.ts';
import { byNumbersBlock } from './ByNumbers/ByNumbers.fields.ts';
import { ByNumbers } from './ByNumbers/ByNumbers.tsx';
import { contentGridBlock } from './ContentGrid/ContentGrid.fields.ts';
import { ContentGrid } from './ContentGrid/ContentGrid.tsx';
import { ctaBlock, ctaButtonBlock, focusCtaBlock, generalCtaBlock } from './CtaBlock/CtaBlock.fields.ts';
import { CtaBlock, CtaButton, FocusCtaBlock, GeneralCta } from './CtaBlock/CtaBlock.tsx';
import { mediaBlock } from './Media/Media.fields.ts';
import { Media } from './Media/Media.tsx';
import { dynamicContentBlock, newsCarouselBlock } from './NewsCarousel/NewsCarousel.fields.ts';
import { DynamicContent, NewsCarousel } from './NewsCarousel/NewsCarousel.tsx';
import { quoteBlock } from './QuoteBlock/QuoteBlock.fields.ts';
import { QuoteBlock } from './QuoteBlock/QuoteBlock.tsx';
import { formattedTextBlock, richTextBlock, textBlock } from './RichText/RichText.fields.ts';
import { FormattedText, RichTextView, TextView } from './RichText/RichText.tsx';
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
  defineBlock(textBlock, TextView),
  defineBlock(formattedTextBlock, FormattedText),
  defineBlock(generalCtaBlock, GeneralCta),
  defineBlock(focusCtaBlock, FocusCtaBlock),
  defineBlock(dynamicContentBlock, DynamicContent),
];
