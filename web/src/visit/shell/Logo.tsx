import * as headerStyles from './header.module.css';
export function Logo() {
  return (
    <svg className={headerStyles.logo} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path className={headerStyles.logoLeaf} d="M23 46C8 42 2 30 3 15l5 3 1-5 5 5 2-4c5 8 7 19 7 32z" />
      <path className={headerStyles.logoLeaf} d="M25 46c15-4 21-16 20-31l-5 3-1-5-5 5-2-4c-5 8-7 19-7 32z" />
      <path className={headerStyles.logoCone} d="M24 2c6 0 9 6 9 15s-3 17-9 17-9-8-9-17S18 2 24 2z" />
      <path
        className={headerStyles.logoRows}
        d="M16 11c5 3 11 3 16 0M15 17c6 3 12 3 18 0M15.5 23c6 3 11 3 17 0M18 29c4 2 8 2 12 0"
        fill="none"
        strokeWidth="1.6"
      />
    </svg>
  );
}
