import type { Page } from '../../../../proto/entities/page.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { type Crumb, createBreadcrumbs } from './breadcrumbs.ts';
import { useVisit } from '../context/visit-context.ts';
import * as openingStyles from '../../templates/opening.module.css';

export function Breadcrumb({ page }: { page: Page }) {
  const steps = createBreadcrumbs(page, useVisit());
  return steps.length > 0 && <BreadcrumbList steps={steps} />;
}

export function BreadcrumbList({ steps }: { steps: Crumb[] }) {
  const { site } = useMessages();
  return (
    <nav className={openingStyles.breadcrumb} aria-label={site.breadcrumb}>
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
