import { type ReactElement, Suspense, memo } from 'react';
import type { Item } from '../../../../proto/content.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { propsOf } from '../block.ts';
import { At } from './At.tsx';
import { useParts, usePath } from './editing.ts';
import { blockOf } from './known.ts';
import { itemStyle } from './spacing.ts';

interface Props {
  at: string;
  items: readonly Item[] | undefined;
  className?: string;
}

/** A list of items, as it stands in a page or inside another block. */
export function Contents({ at, items = [], className = 'contents' }: Props) {
  const parts = useParts();
  const path = usePath(at);
  const views = items.map((item) => <PlacedItem key={item.key} at={at} item={item} />);
  if (!parts) return views.length > 0 ? <div className={className}>{views.map(inItsTurn)}</div> : null;
  return (
    <div className={className}>
      <parts.Contents at={at} path={path} items={items}>
        {views}
      </parts.Contents>
    </div>
  );
}

/**
 * The browser takes over one item after another, and first of all the one that is touched. On the server, where one that throws is
 * left out, its key tells which.
 */
const inItsTurn = (view: ReactElement) => (
  <Suspense key={view.key} fallback={<template data-broken={view.key} />}>
    {view}
  </Suspense>
);

/** Memoised: while one item is typed in, the others keep their identity and are left alone. */
const PlacedItem = memo(function PlacedItem({ at, item }: { at: string; item: Item }) {
  return (
    <At at={at} itemKey={item.key}>
      <ItemView item={item} />
    </At>
  );
});

function ItemView({ item }: { item: Item }) {
  const parts = useParts();
  const path = usePath('');
  const block = blockOf(item.componentType);
  if (!block) return null;
  const style = itemStyle(item);
  const element = (
    <Boundary of={item} instead={parts && <NotShown block={block.label} />}>
      <div
        className={`item item-${item.componentType}`}
        style={style}
        data-coloured={'--item-background' in style ? '' : undefined}
      >
        <block.View {...propsOf(block, item)} />
      </div>
    </Boundary>
  );
  return parts ? (
    <parts.Item item={item} path={path}>
      {element}
    </parts.Item>
  ) : (
    element
  );
}

/** Visitors do not see that something is missing; an editor can mend it. */
const NotShown = ({ block }: { block: string }) => (
  <p className="section" role="note">
    This block ({block}) can not be shown, and visitors do not see it.
  </p>
);
