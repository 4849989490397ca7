import type { Page } from '../../../proto/entities/page.ts';
import { type Step, trailOf } from './trail.ts';
import { useVisiting } from './visiting.ts';

export function Breadcrumb({ page }: { page: Page }) {
  const steps = trailOf(page, useVisiting());
  return steps.length > 0 && <Trail steps={steps} />;
}

export function Trail({ steps }: { steps: Step[] }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {steps.map(({ text, href }) => (
          <li key={text} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{text}</a> : text}
          </li>
        ))}
      </ol>
    </nav>
  );
}
