import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Visit } from '../../proto/visit.ts';
import './ui/site.css';
import './ui/page.module.css';
import './ui/layout.module.css';
import './ui/item.module.css';
import './ui/rich-text.module.css';
import './ui/button.module.css';
import './ui/failure.module.css';
import './ui/form.module.css';
import './ui/notice.module.css';
import { Site } from './visit/Site.tsx';
import { ensureViews } from './visit/loading/reload-on-missing-chunk.ts';
import { createCommonViews, loadViews } from './visit/loading/load-views.ts';

// Pages are rendered with full styles before lazy views arrive, and without scripts.
import.meta.glob(['./blocks/**/*.css', './templates/**/*.css', './visit/**/*.css'], { eager: true });

// No top-level await: lazy views import this chunk and would deadlock with it.
void start(JSON.parse(document.getElementById('visit')!.textContent) as Visit);

async function start(visit: Visit): Promise<void> {
  const views = createCommonViews();
  if (!(await ensureViews(() => loadViews(views, visit)))) return;
  // Hydrates in small steps, so that input in between gets a response.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('site')!,
      <StrictMode>
        <Site visit={visit} views={views} />
      </StrictMode>,
    );
  });
}
