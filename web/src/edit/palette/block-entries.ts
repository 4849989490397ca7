import type { BlockName } from '../../../../proto/blocks/manifest.ts';
import type { PaletteEntry } from '../../blocks/palette-entry.ts';
import { accordionPalette } from '../../blocks/Accordion/Accordion.palette.ts';
import { anchorPalette } from '../../blocks/Anchor/Anchor.palette.ts';
import { byNumbersPalette } from '../../blocks/ByNumbers/ByNumbers.palette.ts';
import { contactListPalette } from '../../blocks/ContactList/ContactList.palette.ts';
import { contentGridPalette } from '../../blocks/ContentGrid/ContentGrid.palette.ts';
import { ctaPalette } from '../../blocks/CtaBlock/CtaBlock.palette.ts';
import { ctaButtonPalette } from '../../blocks/CtaButton/CtaButton.palette.ts';
import { dividingLinePalette } from '../../blocks/DividingLine/DividingLine.palette.ts';
import { dynamicContentPalette } from '../../blocks/DynamicContent/DynamicContent.palette.ts';
import { featureContentPalette } from '../../blocks/FeatureContent/FeatureContent.palette.ts';
import { focusCtaPalette } from '../../blocks/FocusCtaBlock/FocusCtaBlock.palette.ts';
import { formPalette } from '../../blocks/Form/Form.palette.ts';
import { formattedTextPalette } from '../../blocks/FormattedText/FormattedText.palette.ts';
import { generalCtaPalette } from '../../blocks/GeneralCta/GeneralCta.palette.ts';
import { horizontalFoldoutPalette } from '../../blocks/HorizontalFoldout/HorizontalFoldout.palette.ts';
import { indentedContentPalette } from '../../blocks/IndentedContent/IndentedContent.palette.ts';
import { jobListingsPalette } from '../../blocks/JobListings/JobListings.palette.ts';
import { mailchimpFormPalette } from '../../blocks/MailchimpForm/MailchimpForm.palette.ts';
import { mediaPalette } from '../../blocks/Media/Media.palette.ts';
import { newsCarouselPalette } from '../../blocks/NewsCarousel/NewsCarousel.palette.ts';
import { quotePalette } from '../../blocks/QuoteBlock/QuoteBlock.palette.ts';
import { richTextPalette } from '../../blocks/RichText/RichText.palette.ts';
import { splitContentPalette } from '../../blocks/SplitContent/SplitContent.palette.ts';
import { svgAnimationsPalette } from '../../blocks/SvgAnimations/SvgAnimations.palette.ts';
import { textPalette } from '../../blocks/Text/Text.palette.ts';
import { timelinePalette } from '../../blocks/Timeline/Timeline.palette.ts';
import { trainingsPalette } from '../../blocks/Trainings/Trainings.palette.ts';
import { upNextPalette } from '../../blocks/UpNext/UpNext.palette.ts';
import { usefulLinksPalette } from '../../blocks/UsefulLinks/UsefulLinks.palette.ts';
import { videoCarouselPalette } from '../../blocks/VideoCarousel/VideoCarousel.palette.ts';

/** A block without an entry does not compile. */
export const blockEntries: Readonly<Record<BlockName, PaletteEntry>> = {
  Accordion: accordionPalette,
  Anchor: anchorPalette,
  ByNumbers: byNumbersPalette,
  ContactList: contactListPalette,
  ContentGrid: contentGridPalette,
  CtaBlock: ctaPalette,
  CtaButton: ctaButtonPalette,
  DividingLine: dividingLinePalette,
  DynamicContent: dynamicContentPalette,
  FeatureContent: featureContentPalette,
  FocusCtaBlock: focusCtaPalette,
  Form: formPalette,
  FormattedText: formattedTextPalette,
  GeneralCta: generalCtaPalette,
  HorizontalFoldout: horizontalFoldoutPalette,
  IndentedContent: indentedContentPalette,
  JobListings: jobListingsPalette,
  MailchimpForm: mailchimpFormPalette,
  Media: mediaPalette,
  NewsCarousel: newsCarouselPalette,
  QuoteBlock: quotePalette,
  RichText: richTextPalette,
  SplitContent: splitContentPalette,
  SvgAnimations: svgAnimationsPalette,
  Text: textPalette,
  Timeline: timelinePalette,
  Trainings: trainingsPalette,
  UpNext: upNextPalette,
  UsefulLinks: usefulLinksPalette,
  VideoCarousel: videoCarouselPalette,
};
