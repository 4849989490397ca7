import type { ComponentType, ReactNode } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import type { Field, Fields } from '../../fields/field.ts';
import type { DocumentName } from '../core/selection.ts';

export interface InputProps<F extends Field = Field> {
  field: F;
  document: DocumentName;
  path: Path;
  value: F extends Field<any, infer V> ? V : never;
}

interface InPlaceProps<F extends Field = Field> extends InputProps<F> {
  children: ReactNode;
}

export interface FieldListProps {
  fields: Fields;
  document: DocumentName;
  base: Path;
  value: unknown;
}

/** `FieldList` is passed, because it shows these inputs itself. */
export interface RowsInputProps<F extends Field = Field> extends InputProps<F> {
  FieldList: ComponentType<FieldListProps>;
}

export interface FieldEditor<F extends Field = any> {
  Input: ComponentType<InputProps<F>> | ComponentType<RowsInputProps<F>>;
  /** Wraps the rendered value on the page; without it, a click opens `Input`. */
  InPlace?: ComponentType<InPlaceProps<F>>;
}
