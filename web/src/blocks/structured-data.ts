/** What the rows of a block are for search engines, and which of its fields say so. Without `rows` it is the block itself. */
export type StructuredData =
  | { type: 'question'; rows?: string; fields: Record<'question' | 'answer', string> }
  | { type: 'video'; rows?: string; fields: Record<'name' | 'picture' | 'video', string> }
  | { type: 'contact'; rows?: string; fields: Record<'name' | 'role' | 'phone' | 'email' | 'place', string> }
  | { type: 'job'; rows?: string; fields: Record<'title' | 'place' | 'posted' | 'closes' | 'description', string> };

export type StructuredDataType = StructuredData['type'];
