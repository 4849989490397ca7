/** @jest-environment jsdom */
import { fireEvent, render, within } from '@testing-library/react';
import type { Grant } from '../../../../proto/permissions.ts';
import { visitFixture } from '../../visit/visit.fixture.ts';
import { createEditor } from '../core/editor.ts';
import { setVisit } from '../core/session-status-actions.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { listPageTypes } from '../page-types/registry.ts';
import { overrideOperations } from '../page-types/page-operations.ts';
import { NewPagePanel } from './NewPagePanel.tsx';
import { done } from './testing/sidebar-of.tsx';

async function panelFor(grant: Partial<Grant>) {
  const editor = createEditor();
  const checked: string[] = [];
  for (const { name } of listPageTypes(editor))
    overrideOperations(editor, name, {
      checkSlug: async ({ slug }) => {
        checked.push(slug);
        return { data: null };
      },
    });
  const grants: Grant[] = [{ capability: 'pages.edit', ...grant }];
  const user = { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin: false, grants };
  setVisit(editor, visitFixture({ editing: { enabled: true, user } } as never));
  let view!: ReturnType<typeof render>;
  await done(() => void (view = render(<NewPagePanel navigate={() => undefined} />, withinEditor(editor))));
  const type = (label: string, value: string) =>
    done(() => fireEvent.change(view.getByLabelText(label, { selector: 'input' }), { target: { value } }));
  return { ...view, type, checked };
}

test('users who may create news only are offered news only', async () => {
  const { getByLabelText } = await panelFor({ pageTypes: ['news'] });
  const types = within(getByLabelText('Page Type')).getAllByRole('option') as HTMLOptionElement[];
  expect(types.map(({ value }) => value)).toEqual(['news']);
});

test('the address of a very long title has its first words, and fits', async () => {
  const { type, getByLabelText, checked } = await panelFor({});
  await type('Title', 'campaign '.repeat(33));
  expect((getByLabelText('Page Slug') as HTMLInputElement).value).toMatch(/campaign$/);
  expect(Math.max(...checked.map(({ length }) => length))).toBeLessThanOrEqual(200);
});

test('an address that is too long is refused where it is typed', async () => {
  const { type, getByLabelText, getByText, getByRole } = await panelFor({});
  await type('Title', 'A campaign');
  await type('Page Slug', 'x'.repeat(200));
  expect(getByLabelText('Page Slug').getAttribute('aria-invalid')).toBe('true');
  getByText('An address can have up to 200 characters. Please shorten it.');
  expect((getByRole('button', { name: 'Create page' }) as HTMLButtonElement).disabled).toBe(true);
});
