import type { ProblemCode } from '../errors.ts';
import { accessRefusals } from './access.ts';
import { archiveRefusals } from './archive.ts';
import { documentRefusals, editRefusals } from './documents.ts';
import { gatewayRefusals } from './gateway.ts';
import { identityRefusals } from './identity.ts';
import { formRefusals, leadRefusals } from './leads.ts';
import { mediaRefusals, svgMarkupRefusals } from './media.ts';
import { pageRefusals } from './pages.ts';
import { regionRefusals } from './regions.ts';
import { requestRefusals } from './requests.ts';
import { richTextRefusals } from './rich-text.ts';
import { searchRefusals } from './search.ts';
import { signUpRefusals, siteConfigRefusals } from './site-config.ts';
import { sitemapRefusals } from './sitemap.ts';
import { storeRefusals } from './stores.ts';

export const refusalGroups = {
  accessRefusals,
  archiveRefusals,
  documentRefusals,
  editRefusals,
  formRefusals,
  gatewayRefusals,
  identityRefusals,
  leadRefusals,
  mediaRefusals,
  svgMarkupRefusals,
  pageRefusals,
  regionRefusals,
  requestRefusals,
  richTextRefusals,
  searchRefusals,
  signUpRefusals,
  siteConfigRefusals,
  sitemapRefusals,
  storeRefusals,
};

export interface DeclaredRefusal {
  key: string;
  code: ProblemCode;
  wording: string;
  deprecated?: true;
}

export const declaredRefusals: DeclaredRefusal[] = Object.values(refusalGroups).flatMap((group) =>
  Object.values<DeclaredRefusal>(group),
);
