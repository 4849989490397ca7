import { type ReactElement, Suspense, memo, useContext, createContext } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { Item } from '../../../../proto/content.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { type Block, toProps } from '../block.ts';
import { PathScope } from './PathScope.tsx';
import { useParts, usePath } from './parts-context.ts';
import * as itemStyles from '../../ui/item.module.css';
import { VisitContext, keyIn } from '../../visit/context/visit-context.ts';
import { itemStyle } from './spacing.ts';
import * as layoutStyles from '../../ui/layout.module.css';

interface Props {
  at: string;
  items: readonly Item[] | undefined;
  className?: string;
}

export function Contents({ at, items = [], className = itemStyles.contents }: Props) {
  const parts = useParts();
  const path = usePath(at);
  const views = items.map((item) => <PositionedItem key={item.key} at={at} item={item} />);
  if (!parts) return views.length > 0 ? <div className={className}>{views.map(wrapInSuspense)}</div> : null;
  return (
    <div className={className}>
      <parts.Contents at={at} path={path} items={items}>
        {views}
      </parts.Contents>
    </div>
  );
}

/** Each item hydrates separately. If an item throws on the server, the key in its fallback identifies it. */
const wrapInSuspense = (view: ReactElement) => (
  <Suspense key={view.key} fallback={<template data-broken={view.key} />}>
    {view}
  </Suspense>
);

/** Memoised, so that typing in one item does not render the others. */
const PositionedItem = memo(function PositionedItem({ at, item }: { at: string; item: Item }) {
  const block = useContext(BlocksContext).get(item.componentType);
  return (
    block && (
      <PathScope at={at} itemKey={item.key} fields={block.fields}>
        <ItemView block={block} item={item} />
      </PathScope>
    )
  );
});

function ItemView({ block, item }: { block: Block; item: Item }) {
  const parts = useParts();
  const path = usePath('');
  const visit = useContext(VisitContext);
  const style = itemStyle(item);
  const element = (
    <ErrorBoundary resetKey={item} fallback={parts && <UnknownBlock block={block.label} />}>
      <div
        className={itemStyles.item}
        data-block={item.componentType}
        data-key={keyIn(visit, item.key)}
        style={style}
        data-coloured={'--item-background' in style ? '' : undefined}
      >
        <block.View {...toProps(block, item)} />
      </div>
    </ErrorBoundary>
  );
  return parts ? (
    <parts.Item item={item} path={path}>
      {element}
    </parts.Item>
  ) : (
    element
  );
}

const UnknownBlock = ({ block }: { block: string }) => (
  <p className={layoutStyles.section} role="note">
    {useMessages().editors.brokenBlock({ block })}
  </p>
);

/** This is a context instead of an import, because blocks contain lists, and lists contain blocks. */
export const BlocksContext = createContext<ReadonlyMap<string, Block>>(new Map());
