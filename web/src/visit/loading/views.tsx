import { type ComponentType, type ReactNode, createContext, useContext } from 'react';
import type { Template as TemplateName } from '../../../../proto/entities/page.ts';
import type { Block } from '../../blocks/block.ts';
import { BlocksContext } from '../../blocks/parts/Contents.tsx';
import type { Template } from '../../templates/template.ts';

export interface Views {
  blocks: Map<string, Block>;
  templates: Map<TemplateName, Template>;
  Search: ComponentType | null;
  PlainListing: ComponentType | null;
}

export const createViews = (blocks: readonly Block[], templates: readonly Template[]): Views => ({
  blocks: new Map(blocks.map((block) => [block.componentType, block])),
  templates: new Map(templates.map((template) => [template.name, template])),
  Search: null,
  PlainListing: null,
});

const ViewsContext = createContext<Views | null>(null);

export const ViewsProvider = ({ views, children }: { views: Views; children: ReactNode }) => (
  <ViewsContext value={views}>
    <BlocksContext value={views.blocks}>{children}</BlocksContext>
  </ViewsContext>
);

export const useViews = (): Views => useContext(ViewsContext)!;
