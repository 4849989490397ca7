import { memo, useState } from 'react';
import type { PageType } from '../../../../proto/values.ts';
import { api } from '../../api.ts';
import { showError } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { useEditor } from '../core/use-editor.ts';
import { PagePicker } from '../links/PagePicker.tsx';
import { blockEntries } from '../palette/block-entries.ts';
import { Drawing } from '../palette/Drawing.tsx';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { useCall } from '../ui/use-call.ts';
import { type Recipe, createRecipeItems } from './recipes.ts';
import { messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';

const t = messages.sidebar.newPage;

interface SourcePage {
  _id: string;
  pageType: PageType;
}

/** Content with which a new page starts: a recipe or a page to copy. */
export interface Start {
  recipe?: Recipe;
  source: SourcePage | null;
}

interface StartFromProps {
  offered: readonly Recipe[];
  recipe: Recipe;
  source: SourcePage | null;
  canCreate: (pageType: string) => boolean;
  onChange: (start: Start) => void;
}

const ANOTHER = 'another';
const MAX_TEMPLATES = 100;

/** Chooses a recipe, or a page or template to copy. */
export function StartFrom({ offered, recipe, source, canCreate, onChange }: StartFromProps) {
  const editor = useEditor();
  const { data } = useCall('GET /sitemap/listPages', { ...byTitle, isTemplate: true, size: MAX_TEMPLATES });
  const templates = (data?.pages ?? []).filter(({ pageType }) => canCreate(pageType));
  const [isPicking, setPicking] = useState(false);
  const [href, setHref] = useState('');
  const isTemplate = templates.some(({ _id }) => _id === source?._id);
  const pick = async (picked: string) => {
    setHref(picked);
    try {
      onChange({ source: await findPage(picked.replace(/^\//, '')) });
    } catch (error) {
      showError(editor, errorMessage(error));
    }
  };
  return (
    <>
      <div>
        <span className={inputsStyles.label} aria-hidden>
          {t.startFrom}
        </span>
        <RadioButtons
          label={t.startFrom}
          tiles
          value={isPicking ? ANOTHER : isTemplate ? source!._id : recipe.id}
          options={[
            ...offered.map((one) => ({ value: one.id, text: one.label, picture: <Schematic recipe={one} /> })),
            ...templates.map(({ _id, title, slug }) => ({ value: _id, text: title || `/${slug}` })),
            { value: ANOTHER, text: t.anotherPage },
          ]}
          onChange={(next) => {
            setPicking(next === ANOTHER);
            setHref('');
            onChange({
              recipe: offered.find(({ id }) => id === next),
              source: templates.find(({ _id }) => _id === next) ?? null,
            });
          }}
        />
      </div>
      {!source && !isPicking && recipe.parts.length > 1 && <p className={inputsStyles.hint}>{t.samples}</p>}
      {isPicking && (
        <PagePicker
          label={t.sourcePage}
          hint={source ? t.sourceFound : t.sourceHint}
          href={href}
          onChange={(next) => void pick(next)}
        />
      )}
    </>
  );
}

const Schematic = memo(({ recipe }: { recipe: Recipe }) => (
  <span className={inputsStyles.drawnPage}>
    {createRecipeItems(recipe).map(({ key, componentType }) => (
      <Drawing key={key} shapes={blockEntries[componentType]!.drawing} />
    ))}
  </span>
));

const byTitle = { sort: 'title', direction: 'asc' } as const;

async function findPage(slug: string): Promise<SourcePage | null> {
  if (slug === '') return null;
  const { pages } = await api('GET /sitemap/listPages', { search: slug, size: MAX_TEMPLATES });
  return pages.find((page) => page.slug === slug) ?? null;
}
