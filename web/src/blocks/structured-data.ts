/**
 * The type of a block's rows for search engines, and the fields that it reads. Without `rows` it is the block itself.
 */
export type StructuredData =
  | { type: 'question'; rows?: string; fields: Record<'question' | 'answer', string> }
  | { type: 'contact'; rows?: string; fields: Record<'name' | 'role' | 'phone' | 'email' | 'place', string> }
  | {
      type: 'job';
      rows?: string;
      fields: Record<'title' | 'place' | 'kind' | 'posted' | 'closes' | 'description', string>;
    };

export type StructuredDataType = StructuredData['type'];
