import { renderToString } from 'react-dom/server';
import type { Visit } from '../../proto/visit.ts';
import type { ServerEntry } from './server-entry.ts';
import './visit/all-views.ts';
import { Site } from './visit/Site.tsx';
import { documentOf } from './visit/document.ts';
import { failureDocument } from './visit/failure.ts';

export const render: ServerEntry['render'] = async (visit: Visit, { assets, nonce }) =>
  documentOf(visit, renderToString(<Site visit={visit} />), assets, nonce);

export const renderFailure: ServerEntry['renderFailure'] = failureDocument;
