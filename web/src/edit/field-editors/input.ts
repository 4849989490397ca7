import type { ComponentType, ReactNode } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import type { Field } from '../../fields/field.ts';
import type { DocumentName } from '../core/selection.ts';

export interface InputProps<F extends Field = Field> {
  field: F;
  document: DocumentName;
  path: Path;
  value: F extends Field<any, infer V> ? V : never;
}

export interface FieldEditor<F extends Field = any> {
  /** In the sidebar. */
  Input: ComponentType<InputProps<F>>;
  /** On the page, around what visitors see of the value; without one, a click opens the input. */
  InPlace?: ComponentType<InputProps<F> & { children: ReactNode }>;
}
