import { accordionBlock } from './Accordion/Accordion.block.ts';
import { featureContentBlock } from './FeatureContent/FeatureContent.block.ts';
import { upNextBlock } from './UpNext/UpNext.block.ts';
import { formattedTextBlock } from './FormattedText/FormattedText.block.ts';
import { textBlock } from './Text/Text.block.ts';
import { dividingLineBlock } from './DividingLine/DividingLine.block.ts';
import { generalCtaBlock } from './GeneralCta/GeneralCta.block.ts';
import { anchorBlock } from './Anchor/Anchor.block.ts';
import type { Block } from './block.ts';
import { contactListBlock } from './ContactList/ContactList.block.ts';
import { dynamicContentBlock } from './DynamicContent/DynamicContent.block.ts';
import { focusCtaBlock } from './FocusCtaBlock/FocusCtaBlock.block.ts';
import { horizontalFoldoutBlock } from './HorizontalFoldout/HorizontalFoldout.block.ts';
import { indentedContentBlock } from './IndentedContent/IndentedContent.block.ts';
import { jobListingsBlock } from './JobListings/JobListings.block.ts';
import { mailchimpFormBlock } from './MailchimpForm/MailchimpForm.block.ts';
import { know } from './parts/known.ts';
import { svgAnimationsBlock } from './SvgAnimations/SvgAnimations.block.ts';
import { timelineBlock } from './Timeline/Timeline.block.ts';
import { trainingsBlock } from './Trainings/Trainings.block.ts';
import { usefulLinksBlock } from './UsefulLinks/UsefulLinks.block.ts';
import { videoCarouselBlock } from './VideoCarousel/VideoCarousel.block.ts';

/** What few pages are made of: visitors load them when they come to such a page. */
export const rareBlocks: readonly Block[] = [
  textBlock,
  formattedTextBlock,
  featureContentBlock,
  accordionBlock,
  generalCtaBlock,
  upNextBlock,
  dividingLineBlock,
  indentedContentBlock,
  timelineBlock,
  videoCarouselBlock,
  svgAnimationsBlock,
  horizontalFoldoutBlock,
  dynamicContentBlock,
  focusCtaBlock,
  usefulLinksBlock,
  contactListBlock,
  jobListingsBlock,
  trainingsBlock,
  mailchimpFormBlock,
  anchorBlock,
];

know(rareBlocks);
