import { accordionSamples } from './Accordion/Accordion.samples.ts';
import { anchorSamples } from './Anchor/Anchor.samples.ts';
import { byNumbersSamples } from './ByNumbers/ByNumbers.samples.ts';
import { contactListSamples } from './ContactList/ContactList.samples.ts';
import { contentGridSamples } from './ContentGrid/ContentGrid.samples.ts';
import { ctaBlockSamples } from './CtaBlock/CtaBlock.samples.ts';
import { ctaButtonSamples } from './CtaButton/CtaButton.samples.ts';
import { dividingLineSamples } from './DividingLine/DividingLine.samples.ts';
import { dynamicContentSamples } from './DynamicContent/DynamicContent.samples.ts';
import { featureContentSamples } from './FeatureContent/FeatureContent.samples.ts';
import { focusCtaBlockSamples } from './FocusCtaBlock/FocusCtaBlock.samples.ts';
import { formattedTextSamples } from './FormattedText/FormattedText.samples.ts';
import { generalCtaSamples } from './GeneralCta/GeneralCta.samples.ts';
import { horizontalFoldoutSamples } from './HorizontalFoldout/HorizontalFoldout.samples.ts';
import { indentedContentSamples } from './IndentedContent/IndentedContent.samples.ts';
import { jobListingsSamples } from './JobListings/JobListings.samples.ts';
import { mailchimpFormSamples } from './MailchimpForm/MailchimpForm.samples.ts';
import { mediaSamples } from './Media/Media.samples.ts';
import { newsCarouselSamples } from './NewsCarousel/NewsCarousel.samples.ts';
import { quoteBlockSamples } from './QuoteBlock/QuoteBlock.samples.ts';
import { richTextSamples } from './RichText/RichText.samples.ts';
import { splitContentSamples } from './SplitContent/SplitContent.samples.ts';
import { svgAnimationsSamples } from './SvgAnimations/SvgAnimations.samples.ts';
import { textSamples } from './Text/Text.samples.ts';
import { timelineSamples } from './Timeline/Timeline.samples.ts';
import { trainingsSamples } from './Trainings/Trainings.samples.ts';
import { upNextSamples } from './UpNext/UpNext.samples.ts';
import { usefulLinksSamples } from './UsefulLinks/UsefulLinks.samples.ts';
import { videoCarouselSamples } from './VideoCarousel/VideoCarousel.samples.ts';
import type { Sample } from './sample.ts';

export const samples: Readonly<Record<string, readonly Sample[]>> = {
  Accordion: accordionSamples,
  Anchor: anchorSamples,
  ByNumbers: byNumbersSamples,
  ContactList: contactListSamples,
  ContentGrid: contentGridSamples,
  CtaBlock: ctaBlockSamples,
  CtaButton: ctaButtonSamples,
  DividingLine: dividingLineSamples,
  DynamicContent: dynamicContentSamples,
  FeatureContent: featureContentSamples,
  FocusCtaBlock: focusCtaBlockSamples,
  FormattedText: formattedTextSamples,
  GeneralCta: generalCtaSamples,
  HorizontalFoldout: horizontalFoldoutSamples,
  IndentedContent: indentedContentSamples,
  JobListings: jobListingsSamples,
  MailchimpForm: mailchimpFormSamples,
  Media: mediaSamples,
  NewsCarousel: newsCarouselSamples,
  QuoteBlock: quoteBlockSamples,
  RichText: richTextSamples,
  SplitContent: splitContentSamples,
  SvgAnimations: svgAnimationsSamples,
  Text: textSamples,
  Timeline: timelineSamples,
  Trainings: trainingsSamples,
  UpNext: upNextSamples,
  UsefulLinks: usefulLinksSamples,
  VideoCarousel: videoCarouselSamples,
};
