import type { ComponentType } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import type { Field } from '../../fields/field.ts';
import type { DocumentName } from '../core/selection.ts';

export interface InputProps<F extends Field = Field> {
  field: F;
  document: DocumentName;
  path: Path;
  value: F extends Field<any, infer V> ? V : never;
}

export type Input<F extends Field = any> = ComponentType<InputProps<F>>;
