interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Between a text and its toolbar. */
const GAP = 8;
/** The round button that inserts a block, and its distance from the block. */
const PLUS = 26;
const PLUS_GAP = 4;

/**
 * How much further than usual a toolbar stays from its text, so that it leaves the button free which inserts a block above or below the
 * block around. All boxes are on the screen; of the toolbar only the left edge and the size count.
 */
export function toolbarOffset(text: Box, toolbar: Omit<Box, 'top'>, block: Box, side: 'above' | 'below'): number {
  const middle = block.left + block.width / 2;
  const isBeside = middle + PLUS / 2 < toolbar.left || middle - PLUS / 2 > toolbar.left + toolbar.width;
  if (isBeside) return 0;
  const toEdge = side === 'above' ? text.top - block.top : block.top + block.height - text.top - text.height;
  const near = toEdge + PLUS_GAP;
  const far = near + PLUS;
  return far > GAP && near < GAP + toolbar.height ? far + PLUS_GAP - GAP : 0;
}
