import { useDeferredValue, useId, useState } from 'react';
import { Labelled } from '../ui/Labelled.tsx';
import { useCall } from '../ui/use-call.ts';

/** Finds a page by a part of its address; clearing it clears the link. */
export function PageHref({ href, onChange }: { href: string; onChange: (href: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  const list = useId();
  const search = useDeferredValue((text ?? href).replace(/^\/+/, ''));
  const { data, error } = useCall('GET /sitemap/filter', { slug: search, size: 20 });
  const change = (next: string) => {
    setText(next);
    onChange(next === '' ? '' : `/${next.replace(/^\/+/, '')}`);
  };
  return (
    <Labelled label="Page" hint="Part of its address finds it." error={error || undefined}>
      {(bound) => (
        <>
          <input
            type="text"
            {...bound}
            list={list}
            autoComplete="off"
            placeholder="/au/news/…"
            value={text ?? href}
            onBlur={() => setText(null)}
            onChange={(event) => change(event.target.value)}
          />
          <datalist id={list}>
            {data?.sitemap.map((row) => (
              <option key={row._id} value={`/${row.slug}`} />
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}
