import type { FieldKind } from '../../fields/field.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { ContentsInput } from './ContentsInput.tsx';
import { DateInput } from './DateInput.tsx';
import { LinkInput } from './LinkInput.tsx';
import { ListInput } from './ListInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PositionInput } from './PositionInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { RichTextInput } from './RichTextInput.tsx';
import { TagsInput } from './TagsInput.tsx';
import { TextFieldInput } from './TextFieldInput.tsx';
import { ToggleInput } from './ToggleInput.tsx';
import { TrainingCategoryInput } from './TrainingCategoryInput.tsx';
import { VideoInput } from './VideoInput.tsx';
import { VideoSelectInput } from './VideoSelectInput.tsx';
import type { Input } from './input.ts';

export const inputs: Record<FieldKind, Input> = {
  text: TextFieldInput,
  richText: RichTextInput,
  picture: PictureInput,
  link: LinkInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  toggle: ToggleInput,
  number: NumberInput,
  video: VideoInput,
  videoSelect: VideoSelectInput,
  date: DateInput,
  tags: TagsInput,
  place: PositionInput,
  trainingCategory: TrainingCategoryInput,
  list: ListInput,
  contents: ContentsInput,
};
