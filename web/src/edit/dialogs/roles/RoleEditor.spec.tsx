/** @jest-environment ./scripts/jest/document-environment.js */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { regionsFixture } from '../../../visit/visit.fixture.ts';
import { withinEditor } from '../../core/testing/within-editor.tsx';
import { type EditedRole, RoleEditor } from './RoleEditor.tsx';

const names = { regions: regionsFixture, regionName: (id: string) => id, pageTypeName: (type: string) => type };
const choice = () => screen.queryByLabelText<HTMLInputElement>(/^Add it to these pages/);
const open = (role: Partial<EditedRole>) =>
  act(async () =>
    render(
      <RoleEditor role={{ name: 'Writers', admin: false, grants: [], ...role }} names={names} onClose={() => {}} />,
      withinEditor(),
    ),
  );
const tick = (label: string | RegExp) => act(async () => fireEvent.click(screen.getByLabelText(label)));

test('a new role is added to its pages if it has rights for pages, unless the choice is unticked', async () => {
  await open({});
  expect(choice()).toBeNull();
  await tick('Change pictures and files');
  expect(choice()).toBeNull();
  await tick('Edit pages');
  expect(choice()!.checked).toBe(true);
  await tick(/^Add it to these pages/);
  await tick('Publish pages');
  expect(choice()!.checked).toBe(false);
});

test('a stored role is added again only if its rights change', async () => {
  await open({ _id: 'writers', revision: 1, grants: [{ capability: 'pages.edit' }] });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Authors' } });
  expect(choice()!.checked).toBe(false);
  await tick('Publish pages');
  expect(choice()!.checked).toBe(true);
});
