import { Menu, PanelBottom, SquareArrowOutUpRight } from 'lucide-react';
import { openPanel } from '../../core/panel-actions.ts';
import { refusalInRegion } from '../../core/permissions.ts';
import { siteDocumentStatus, statusMessage } from '../../core/site-document-status.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { RowAct } from '../../ui/RowActs.tsx';
import { useScreenList } from '../../ui/use-list.ts';
import type { ScreenProps } from '../places.ts';

const t = messages.dialogs.workspace;

/** Opens a page of the region, where editors see the navigation and the footer as visitors do. */
export function Navigation({ leaveTo, onClose }: ScreenProps) {
  const editor = useEditor();
  const now = useEditorState();
  const list = useScreenList([25, 100]);
  const current = now.visit?.region?.slugPrefix ?? '';
  const rows = [{ name: common.noRegion, slugPrefix: '' }, ...(now.visit?.regions ?? [])];
  const edit = (sidebar: 'nav' | 'footer') => {
    onClose();
    openPanel(editor, { kind: 'select', sidebar });
  };
  const describe = (prefix: string, name: 'nav' | 'footer') =>
    prefix === current && now.documents[name] ? statusMessage[siteDocumentStatus(now, name)] : t.openRegion;
  return (
    <ListScreen
      list={list}
      rows={rows}
      error=""
      keyOf={({ slugPrefix }: (typeof rows)[number]) => slugPrefix}
      columns={[
        { label: common.region, show: ({ name, slugPrefix }) => (slugPrefix === current ? t.thisRegion(name) : name) },
        { label: common.navigation, show: ({ slugPrefix }) => describe(slugPrefix, 'nav') },
        { label: common.footer, show: ({ slugPrefix }) => describe(slugPrefix, 'footer') },
      ]}
      acts={({ name, slugPrefix }) => {
        if (slugPrefix !== current)
          return (
            <RowAct
              icon={SquareArrowOutUpRight}
              label={t.goTo(name)}
              title={t.goTo(name)}
              run={() => leaveTo(slugPrefix)}
            />
          );
        const refusals = {
          nav: refusalInRegion(now, 'navigation', slugPrefix),
          footer: refusalInRegion(now, 'footer', slugPrefix),
        };
        return (
          <>
            <RowAct
              icon={Menu}
              label={t.editNavigation(name)}
              title={refusals.nav ?? common.navigation}
              disabled={!now.documents.nav || refusals.nav !== undefined}
              run={() => edit('nav')}
            />
            <RowAct
              icon={PanelBottom}
              label={t.editFooter(name)}
              title={refusals.footer ?? common.footer}
              disabled={!now.documents.footer || refusals.footer !== undefined}
              run={() => edit('footer')}
            />
          </>
        );
      }}
    />
  );
}
