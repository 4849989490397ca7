import type { Format } from '../../messages/catalogues.ts';
import { account } from './en/account.ts';
import { apiTokens } from './en/api-tokens.ts';
import { audit } from './en/audit.ts';
import { calendar } from './en/calendar.ts';
import { canvas } from './en/canvas.ts';
import { clipboard } from './en/clipboard.ts';
import { commandPalette } from './en/command-palette.ts';
import { common } from './en/common.ts';
import { compare } from './en/compare.ts';
import { confirm } from './en/confirm.ts';
import { core } from './en/core.ts';
import { dialogs } from './en/dialogs.ts';
import { fields } from './en/fields.ts';
import { firstRun } from './en/first-run.ts';
import { forms } from './en/forms.ts';
import { help } from './en/help.ts';
import { history } from './en/history.ts';
import { leads } from './en/leads.ts';
import { links } from './en/links.ts';
import { maps } from './en/maps.ts';
import { media } from './en/media.ts';
import { menu } from './en/menu.ts';
import { movingIn } from './en/moving-in.ts';
import { pageActs } from './en/page-acts.ts';
import { pageSettings } from './en/page-settings.ts';
import { pages } from './en/pages.ts';
import { pageRoles } from './en/page-roles.ts';
import { palette } from './en/palette.ts';
import { pictures } from './en/pictures.ts';
import { publishing } from './en/publishing.ts';
import { richText } from './en/rich-text.ts';
import { roles } from './en/roles.ts';
import { saving } from './en/saving.ts';
import { secondFactor } from './en/second-factor.ts';
import { sidebar } from './en/sidebar.ts';
import { signIn } from './en/sign-in.ts';
import { singleSignOn } from './en/single-sign-on.ts';
import { siteSettings } from './en/site-settings.ts';
import { statistics } from './en/statistics.ts';
import { ui } from './en/ui.ts';
import { uploading } from './en/uploading.ts';
import { users } from './en/users.ts';
import { visitorView } from './en/visitor-view.ts';

/** The texts of the editor. Their keys and parameters are those of every other language. */
export const en = (format: Format) => ({
  account,
  apiTokens,
  audit: audit(format),
  calendar: calendar(format),
  canvas,
  clipboard: clipboard(format),
  commandPalette,
  common,
  compare: compare(format),
  confirm: confirm(format),
  core: core(format),
  dialogs: dialogs(format),
  fields,
  firstRun,
  forms,
  help,
  history: history(format),
  leads: leads(format),
  links: links(format),
  maps,
  media: media(format),
  menu,
  movingIn: movingIn(format),
  pageActs: pageActs(format),
  pageRoles: pageRoles(format),
  pageSettings,
  pages: pages(format),
  palette,
  pictures,
  publishing: publishing(format),
  richText: richText(format),
  roles: roles(format),
  saving,
  secondFactor: secondFactor(format),
  sidebar: sidebar(format),
  signIn,
  singleSignOn,
  siteSettings: siteSettings(format),
  statistics: statistics(format),
  ui: ui(format),
  uploading,
  users,
  visitorView,
});

export type EditorMessages = ReturnType<typeof en>;
