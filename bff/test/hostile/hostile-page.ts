import { templateNames, templates, type Template } from '../../../proto/entities/page.ts';
import { linkTypes, videoTypes } from '../../../proto/values.ts';
import { blocks } from '../../../web/src/blocks/index.ts';
import { type ChoiceField, type Field, type Fields, type ListField, kinds } from '../../../web/src/fields/field.ts';

interface One {
  text: string;
  n: number;
  /** Unique within the page. */
  key: () => string;
}

/** A page with every block and one text in all text fields, including those that the editor would not accept. */
export function hostilePage(text: string, n: number) {
  const template: Template = templateNames[n % templateNames.length]!;
  let keys = 0;
  const one: One = { text, n, key: () => `${++keys}${text}`.slice(0, 40) };
  const items = () =>
    blocks.map(({ componentType, fields }) => ({
      ...valuesOf(fields as Fields, one),
      componentType,
      key: one.key(),
      backgroundColour: { value: text.slice(0, 40), fontColour: text.slice(0, 40) },
    }));
  const picture = pictureOf(text);
  const sharing = { title: text, keywords: text, description: text, image: picture };
  return {
    pageType: templates[template][0],
    template,
    header: {
      title: text,
      description: text,
      label: text,
      introduction: text,
      image: picture,
      date: text.slice(0, 40),
    },
    contents: items(),
    articleContents: items(),
    eventContents: items(),
    tags: [text.slice(0, 60)],
    author: text,
    title: text,
    keywords: text,
    description: text,
    og: sharing,
    twitter: sharing,
  };
}

const valuesOf = (fields: Fields, one: One): Record<string, unknown> =>
  Object.entries(fields).reduce(
    (values, [name, field]) => {
      const [first, second] = name.split('.') as [string, string?];
      const value = valueOf(field, one);
      const inner = second === undefined ? value : { ...(values[first] as object | undefined), [second]: value };
      return { ...values, [first]: inner };
    },
    {} as Record<string, unknown>,
  );

function valueOf(field: Field, one: One): unknown {
  const { text, n } = one;
  switch (field.kind) {
    case 'picture':
      return pictureOf(text);
    case 'link':
      return { type: linkTypes[n % linkTypes.length], href: text, text, target: text };
    case 'video':
      return { videoId: text, type: videoTypes[n % videoTypes.length] };
    case 'tags':
      return [text];
    case 'list':
      return [{ ...valuesOf((field as ListField).of, one), key: one.key() }];
    case 'contents':
      return [{ componentType: 'RichText', key: one.key(), text }];
    case 'choice':
      return optionOf(field as ChoiceField, n);
    case 'choices':
      return [optionOf(field as ChoiceField, n)];
    case 'place':
      return { address: text, latitude: 0, longitude: 0 };
    default:
      return typeof kinds[field.kind].example === 'string' ? text : kinds[field.kind].example;
  }
}

const optionOf = ({ options }: ChoiceField, n: number) => options[n % options.length]!.value;

const pictureOf = (text: string) => ({
  imageId: text,
  alt: text,
  desktop: { top: 0, left: 0, width: 2, height: 1, name: text },
});
