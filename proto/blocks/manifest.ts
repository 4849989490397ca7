import type { Manifest } from './field-type.ts';
import generated from './manifest.json' with { type: 'json' };

export const manifest = generated as Manifest;

export type BlockName = keyof typeof generated.blocks;
