import { useCallback, useState } from 'react';
import { headerBottom } from '../ui/header-bottom.ts';

const BLOCKS = '[data-block]';

/** For the element with the page in a frame: it begins with the block that is at the top of the window. */
export function useFirstBlock(): (content: HTMLElement | null) => void {
  const [first] = useState(findFirstBlock);
  return useCallback(
    (content) => {
      if (content) requestAnimationFrame(() => content.querySelectorAll(BLOCKS)[first]?.scrollIntoView());
    },
    [first],
  );
}

function findFirstBlock(): number {
  if (scrollY === 0) return -1;
  const top = headerBottom();
  return [...document.querySelectorAll(BLOCKS)].findIndex((block) => block.getBoundingClientRect().bottom > top);
}
