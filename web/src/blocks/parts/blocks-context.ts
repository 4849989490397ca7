import { createContext } from 'react';
import type { Block } from '../block.ts';

/** A context and not an import: blocks contain lists, and lists contain blocks. */
export const BlocksContext = createContext<ReadonlyMap<string, Block>>(new Map());
