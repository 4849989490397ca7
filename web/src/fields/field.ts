export * from '../../../proto/blocks/kinds.ts';
export * from '../../../proto/blocks/kinds/kind.ts';
