import { accordionBlock } from './Accordion/Accordion.fields.ts';
import { Accordion } from './Accordion/Accordion.tsx';
import { featureContentBlock } from './FeatureContent/FeatureContent.fields.ts';
import { FeatureContent } from './FeatureContent/FeatureContent.tsx';
import { upNextBlock } from './UpNext/UpNext.fields.ts';
import { UpNext } from './UpNext/UpNext.tsx';
import { dividingLineBlock } from './DividingLine/DividingLine.fields.ts';
import { DividingLine } from './DividingLine/DividingLine.tsx';
import { anchorBlock } from './Anchor/Anchor.fields.ts';
import { Anchor } from './Anchor/Anchor.tsx';
import { type Block, defineBlock } from './block.ts';
import { contactListBlock } from './ContactList/ContactList.fields.ts';
import { ContactList } from './ContactList/ContactList.tsx';
import { formBlock } from './Form/Form.fields.ts';
import { Form } from './Form/Form.tsx';
import { horizontalFoldoutBlock } from './HorizontalFoldout/HorizontalFoldout.fields.ts';
import { HorizontalFoldout } from './HorizontalFoldout/HorizontalFoldout.tsx';
import { indentedContentBlock } from './IndentedContent/IndentedContent.fields.ts';
import { IndentedContent } from './IndentedContent/IndentedContent.tsx';
import { jobListingsBlock } from './JobListings/JobListings.fields.ts';
import { JobListings } from './JobListings/JobListings.tsx';
import { mailchimpFormBlock } from './MailchimpForm/MailchimpForm.fields.ts';
import { MailchimpForm } from './MailchimpForm/MailchimpForm.tsx';
import {
  dynamicContentBlock,
  focusCtaBlock,
  formattedTextBlock,
  generalCtaBlock,
  textBlock,
} from './replaced/replaced.fields.ts';
import { DynamicContent, FocusCtaBlock, FormattedText, GeneralCta, TextView } from './replaced/replaced.tsx';
import { svgAnimationsBlock } from './SvgAnimations/SvgAnimations.fields.ts';
import { SvgAnimations } from './SvgAnimations/SvgAnimations.tsx';
import { timelineBlock } from './Timeline/Timeline.fields.ts';
import { Timeline } from './Timeline/Timeline.tsx';
import { trainingsBlock } from './Trainings/Trainings.fields.ts';
import { Trainings } from './Trainings/Trainings.tsx';
import { usefulLinksBlock } from './UsefulLinks/UsefulLinks.fields.ts';
import { UsefulLinks } from './UsefulLinks/UsefulLinks.tsx';
import { videoCarouselBlock } from './VideoCarousel/VideoCarousel.fields.ts';
import { VideoCarousel } from './VideoCarousel/VideoCarousel.tsx';

export const rareBlocks: readonly Block[] = [
  defineBlock(featureContentBlock, FeatureContent),
  defineBlock(accordionBlock, Accordion),
  defineBlock(upNextBlock, UpNext),
  defineBlock(dividingLineBlock, DividingLine),
  defineBlock(indentedContentBlock, IndentedContent),
  defineBlock(timelineBlock, Timeline),
  defineBlock(videoCarouselBlock, VideoCarousel),
  defineBlock(svgAnimationsBlock, SvgAnimations),
  defineBlock(horizontalFoldoutBlock, HorizontalFoldout),
  defineBlock(usefulLinksBlock, UsefulLinks),
  defineBlock(contactListBlock, ContactList),
  defineBlock(jobListingsBlock, JobListings),
  defineBlock(trainingsBlock, Trainings),
  defineBlock(formBlock, Form),
  defineBlock(mailchimpFormBlock, MailchimpForm),
  defineBlock(anchorBlock, Anchor),
  defineBlock(textBlock, TextView),
  defineBlock(formattedTextBlock, FormattedText),
  defineBlock(generalCtaBlock, GeneralCta),
  defineBlock(focusCtaBlock, FocusCtaBlock),
  defineBlock(dynamicContentBlock, DynamicContent),
];
