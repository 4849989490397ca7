import { useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Template } from '../../../../proto/entities/page.ts';
import { languageOfRegion } from '../../../../proto/language.ts';
import { api } from '../../api.ts';
import { getOperations, useSlugCheck } from '../page-types/page-operations.ts';
import { getPageType, listPageTypes } from '../page-types/registry.ts';
import { dayOf } from '../../visit/context/use-today.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { openPanel } from '../core/panel-actions.ts';
import { focusTitle } from '../canvas/focus-inserted.ts';
import { createPageRefusal, createPageRefusalAnywhere } from '../core/permissions.ts';
import { runWithToast } from '../core/toast-actions.ts';
import { UserFacingError } from '../core/error-message.ts';
import { keepInMemory } from '../forms/form-actions.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { SubmitForm } from '../ui/SubmitForm.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import type { PanelProps } from './Sidebar.tsx';
import { newPage } from './new-page.ts';
import { emptyRecipe, fits, recipes } from './recipes.ts';
import { type Start, StartFrom } from './StartFrom.tsx';
import { common, messages } from '../messages/messages.ts';

const t = messages.sidebar.newPage;

interface NewPageDraft {
  pageType: string;
  template: Template | '';
  recipe: string;
  title: string;
  typedSlug: string | null;
  source: Start['source'];
}

const emptyDraft = (): NewPageDraft => ({
  pageType: 'page',
  template: '',
  recipe: 'empty',
  title: '',
  typedSlug: null,
  source: null,
});

/** Remains when the sidebar is closed, so that a half-filled form can be continued. */
const newPageDraft = (editor: Editor) => {
  const draft = proxy(emptyDraft());
  keepInMemory(editor, 'newPage', () => draft.title !== '' || draft.typedSlug !== null);
  return draft;
};

const MAX_SLUG = 200;

/** Removes slashes, because a title must not create a path, and shortens a long title to its first words. */
function slugFromTitle(title: string, max: number): string {
  const text = title.replaceAll('/', ' ');
  return text.length <= max ? text : text.slice(0, max).replace(/\s\S*$/, '');
}

export function NewPagePanel({ navigate }: PanelProps) {
  const editor = useEditor();
  const now = useEditorState();
  const { visit } = now;
  const draft = editor.get(newPageDraft);
  const { template, title, typedSlug, source, ...chosenBefore } = useSnapshot(draft);
  const types = listPageTypes(editor).filter(({ name }) => !createPageRefusalAnywhere(now, name));
  const offered = types.find(({ name }) => name === chosenBefore.pageType) ?? types[0];
  const pageType = source?.pageType ?? offered?.name ?? chosenBefore.pageType;
  const [chosenRegion, setRegion] = useState(visit?.region?._id ?? '');
  const { busy, error, setError, run } = useSubmission();
  const domainId = visit?.domainId ?? '';
  const type = getPageType(editor, pageType);
  const chosen = template !== '' && type.templates.includes(template) ? template : type.templates[0]!;
  const recipe = recipes.find((one) => one.id === chosenBefore.recipe && fits(one, type.templates)) ?? emptyRecipe;
  const canCreateIn = (place: string) => !createPageRefusal(now, type.name, place || undefined);
  const regions = visit?.regions.filter(({ _id }) => canCreateIn(_id)) ?? [];
  const regionId = canCreateIn(chosenRegion) ? chosenRegion : (regions[0]?._id ?? '');
  const refusal = createPageRefusal(now, type.name, regionId || undefined);
  const region = regions.find((one) => one._id === regionId) ?? null;
  const prefix = region?.slugPrefix ?? '';
  const shownSlug = typedSlug ?? slugFromTitle(title, MAX_SLUG + 1 - type.slugOf('x', prefix).length);
  const slug = type.slugOf(shownSlug, prefix, languageOfRegion(region?.code ?? ''));
  const isTooLong = slug.length > MAX_SLUG;
  const slugCheck = useSlugCheck(type.name, { slug: slug.slice(0, MAX_SLUG), domainId });
  const inUse = !slugCheck.loading && slugCheck.data?.data?.slug === slug && slug !== '';

  const create = async () => {
    if (title.trim() === '') return setError(t.titleMissing);
    if (slug === '') return setError(t.addressMissing);
    const created = await runWithToast(
      editor,
      async () => {
        const { data } = await getOperations(editor, type.name).checkSlug({ slug, domainId });
        if (data) throw new UserFacingError(common.slugExists(slug));
        if (source) return api('POST /page/copy', { _id: source._id, regionId: regionId || null, title, slug });
        const today = dayOf(new Date(), region?.timeZone || undefined);
        const page = newPage({ type, template: chosen, recipe, region, title, slug, domainId, today });
        return getOperations(editor, type.name).create({ page, form: {} });
      },
      t.created,
    );
    if (!created) return slugCheck.reload();
    Object.assign(draft, emptyDraft());
    openPanel(editor, { kind: 'select', sidebar: null });
    if (recipe.template === 'article') focusTitle(editor, slug);
    navigate(`/${slug}`);
  };

  const startFrom = ({ recipe: next = emptyRecipe, source: page }: Start) => {
    const typeOf = types.find(({ name, templates }) => name === draft.pageType && fits(next, templates));
    const { name } = typeOf ?? types.find(({ templates }) => fits(next, templates)) ?? type;
    Object.assign(draft, { source: page, recipe: next.id, template: next.template ?? '', pageType: name });
  };

  return (
    <SubmitForm busy={busy} onSubmit={() => run(create)}>
      <TextInput
        label={common.title}
        required
        maxLength={300}
        autoFocus
        value={title}
        onChange={(next) => void (draft.title = next)}
      />
      <StartFrom
        offered={recipes.filter((one) => one === recipe || types.some(({ templates }) => fits(one, templates)))}
        recipe={recipe}
        source={source}
        canCreate={(name) => types.some((one) => one.name === name)}
        onChange={startFrom}
      />
      {!source && (
        <Select
          label={common.pageType}
          value={pageType}
          options={types.map(({ name, label }) => ({ value: name, text: label }))}
          onChange={(next) => void (draft.pageType = next)}
        />
      )}
      {!source && type.templates.length > 1 && (
        <Select
          label={common.template}
          hint={common.templates[chosen].hint}
          value={chosen}
          options={type.templates.map((name) => ({ value: name, text: common.templates[name].label }))}
          onChange={(next) => void (draft.template = next)}
        />
      )}
      <Select
        label={common.region}
        none={canCreateIn('') ? common.noRegion : undefined}
        error={refusal}
        value={regionId}
        options={regions.map(({ _id, name }) => ({ value: _id, text: name }))}
        onChange={setRegion}
      />
      <TextInput
        label={common.pageSlug}
        hint={slug === '' ? undefined : common.newAddress(slug)}
        error={isTooLong ? common.slugTooLong(MAX_SLUG) : inUse ? common.slugExists(slug) : undefined}
        maxLength={MAX_SLUG}
        value={shownSlug}
        onChange={(next) => void (draft.typedSlug = next)}
      />
      <ErrorMessage>{error}</ErrorMessage>
      <Button look="primary" type="submit" disabled={busy || inUse || isTooLong || refusal !== undefined}>
        {t.create}
      </Button>
    </SubmitForm>
  );
}
