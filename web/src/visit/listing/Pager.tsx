export function Pager({
  page,
  size,
  total,
  hrefOf,
}: {
  page: number;
  size: number;
  total: number;
  hrefOf: (page: number) => string;
}) {
  const last = Math.max(1, Math.ceil(total / Math.max(1, size)));
  if (last === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <a className="button button-outline" href={hrefOf(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <p>
        Page {page} of {last}
      </p>
      {page < last && (
        <a className="button button-outline" href={hrefOf(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
