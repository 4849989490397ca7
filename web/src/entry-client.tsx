import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Visit } from '../../proto/visit.ts';
import './ui/site.css';
import { Site } from './visit/Site.tsx';
import { ensureViews } from './visit/reload-on-missing-chunk.ts';
import { loadViews } from './visit/load-views.ts';

// A page stands in its styles before the views that are fetched later, and without any script.
import.meta.glob(['./blocks/**/*.css', './templates/**/*.css', './visit/**/*.css'], { eager: true });

// Not awaited at the top: the views that are fetched import this chunk, and each would wait for the other.
void start(JSON.parse(document.getElementById('visit')!.textContent) as Visit);

async function start(visit: Visit): Promise<void> {
  if (!(await ensureViews(() => loadViews(visit)))) return;
  // Taken over in small steps, so that a tap in between is answered.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('site')!,
      <StrictMode>
        <Site visit={visit} />
      </StrictMode>,
    );
  });
}
