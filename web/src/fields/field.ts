/** What blocks and templates declare their fields with. */
export * from '../../../proto/blocks/kinds.ts';
export * from '../../../proto/blocks/kinds/kind.ts';
