/** Written by `npm run manifest` from the samples of blocks: do not edit it. */
import type { PaletteEntry } from '../../blocks/palette-entry.ts';
import { palette as Accordion } from '../../blocks/Accordion/Accordion.samples.ts';
import { palette as Anchor } from '../../blocks/Anchor/Anchor.samples.ts';
import { palette as ByNumbers } from '../../blocks/ByNumbers/ByNumbers.samples.ts';
import { palette as ContactList } from '../../blocks/ContactList/ContactList.samples.ts';
import { palette as ContentGrid } from '../../blocks/ContentGrid/ContentGrid.samples.ts';
import { palette as CtaBlock } from '../../blocks/CtaBlock/CtaBlock.samples.ts';
import { palette as CtaButton } from '../../blocks/CtaBlock/CtaButton.samples.ts';
import { palette as DividingLine } from '../../blocks/DividingLine/DividingLine.samples.ts';
import { palette as DynamicContent } from '../../blocks/replaced/DynamicContent.samples.ts';
import { palette as FeatureContent } from '../../blocks/FeatureContent/FeatureContent.samples.ts';
import { palette as FocusCtaBlock } from '../../blocks/replaced/FocusCtaBlock.samples.ts';
import { palette as Form } from '../../blocks/Form/Form.samples.ts';
import { palette as FormattedText } from '../../blocks/replaced/FormattedText.samples.ts';
import { palette as GeneralCta } from '../../blocks/replaced/GeneralCta.samples.ts';
import { palette as HorizontalFoldout } from '../../blocks/HorizontalFoldout/HorizontalFoldout.samples.ts';
import { palette as IndentedContent } from '../../blocks/IndentedContent/IndentedContent.samples.ts';
import { palette as JobListings } from '../../blocks/JobListings/JobListings.samples.ts';
import { palette as MailchimpForm } from '../../blocks/MailchimpForm/MailchimpForm.samples.ts';
import { palette as Media } from '../../blocks/Media/Media.samples.ts';
import { palette as NewsCarousel } from '../../blocks/NewsCarousel/NewsCarousel.samples.ts';
import { palette as QuoteBlock } from '../../blocks/QuoteBlock/QuoteBlock.samples.ts';
import { palette as RichText } from '../../blocks/RichText/RichText.samples.ts';
import { palette as SplitContent } from '../../blocks/SplitContent/SplitContent.samples.ts';
import { palette as SvgAnimations } from '../../blocks/SvgAnimations/SvgAnimations.samples.ts';
import { palette as Text } from '../../blocks/replaced/Text.samples.ts';
import { palette as Timeline } from '../../blocks/Timeline/Timeline.samples.ts';
import { palette as Trainings } from '../../blocks/Trainings/Trainings.samples.ts';
import { palette as UpNext } from '../../blocks/UpNext/UpNext.samples.ts';
import { palette as UsefulLinks } from '../../blocks/UsefulLinks/UsefulLinks.samples.ts';
import { palette as VideoCarousel } from '../../blocks/VideoCarousel/VideoCarousel.samples.ts';

export const blockEntries: Readonly<Record<string, PaletteEntry>> = {
  Accordion,
  Anchor,
  ByNumbers,
  ContactList,
  ContentGrid,
  CtaBlock,
  CtaButton,
  DividingLine,
  DynamicContent,
  FeatureContent,
  FocusCtaBlock,
  Form,
  FormattedText,
  GeneralCta,
  HorizontalFoldout,
  IndentedContent,
  JobListings,
  MailchimpForm,
  Media,
  NewsCarousel,
  QuoteBlock,
  RichText,
  SplitContent,
  SvgAnimations,
  Text,
  Timeline,
  Trainings,
  UpNext,
  UsefulLinks,
  VideoCarousel,
};
