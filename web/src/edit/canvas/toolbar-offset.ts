interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
/** Size of the insert button and its distance from the block, in pixels. */
const PLUS = 26;
const PLUS_GAP = 4;

/** Extra distance in pixels that keeps the toolbar clear of the insert button of the enclosing block. */
export function toolbarOffset(text: Box, toolbar: Omit<Box, 'top'>, block: Box, side: 'above' | 'below'): number {
  const middle = block.left + block.width / 2;
  const isClear = middle + PLUS / 2 < toolbar.left || middle - PLUS / 2 > toolbar.left + toolbar.width;
  if (isClear) return 0;
  const toEdge = side === 'above' ? text.top - block.top : block.top + block.height - text.top - text.height;
  const near = toEdge + PLUS_GAP;
  const far = near + PLUS;
  return far > GAP && near < GAP + toolbar.height ? far + PLUS_GAP - GAP : 0;
}
