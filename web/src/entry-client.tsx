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

// The first page needs these styles before its lazy views arrive, and also without scripts.
import.meta.glob(['./blocks/**/*.css', './templates/**/*.css', './visit/**/*.css'], { eager: true });

// A top-level await would deadlock, because lazy views import this chunk.
void start(JSON.parse(document.getElementById('visit')!.textContent) as Visit);

async function start(visit: Visit): Promise<void> {
  const views = createCommonViews();
  if (!(await ensureViews(() => loadViews(views, visit)))) return;
  // A transition hydrates in small steps, so that the page responds to input in between.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('site')!,
      <StrictMode>
        <Site visit={visit} views={views} />
      </StrictMode>,
    );
  });
}
