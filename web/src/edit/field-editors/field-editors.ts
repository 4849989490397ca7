import type { FieldKind } from '../../fields/field.ts';
import { ChoiceInput } from '../../fields/choice/ChoiceInput.tsx';
import { ChoicesInput } from '../../fields/choices/ChoicesInput.tsx';
import { ContentsInput } from '../../fields/contents/ContentsInput.tsx';
import { DateInput } from '../../fields/date/DateInput.tsx';
import { LinkInput } from '../../fields/link/LinkInput.tsx';
import { ListInput } from '../../fields/list/ListInput.tsx';
import { NumberInput } from '../../fields/number/NumberInput.tsx';
import { PlaceInput } from '../../fields/place/PlaceInput.tsx';
import { PictureInput } from '../../fields/picture/PictureInput.tsx';
import { RichTextInput } from '../../fields/richText/RichTextInput.tsx';
import { TagsInput } from '../../fields/tags/TagsInput.tsx';
import { TextFieldInput } from '../../fields/text/TextFieldInput.tsx';
import { ToggleInput } from '../../fields/toggle/ToggleInput.tsx';
import { TrainingCategoryInput } from '../../fields/trainingCategory/TrainingCategoryInput.tsx';
import { VideoInput } from '../../fields/video/VideoInput.tsx';
import { VideoSelectInput } from '../../fields/videoSelect/VideoSelectInput.tsx';
import type { FieldEditor } from './input.ts';

export const fieldEditors: Record<FieldKind, FieldEditor> = {
  text: { Input: TextFieldInput },
  richText: { Input: RichTextInput },
  picture: { Input: PictureInput },
  link: { Input: LinkInput },
  choice: { Input: ChoiceInput },
  choices: { Input: ChoicesInput },
  toggle: { Input: ToggleInput },
  number: { Input: NumberInput },
  video: { Input: VideoInput },
  videoSelect: { Input: VideoSelectInput },
  date: { Input: DateInput },
  tags: { Input: TagsInput },
  place: { Input: PlaceInput },
  trainingCategory: { Input: TrainingCategoryInput },
  list: { Input: ListInput },
  contents: { Input: ContentsInput },
};
