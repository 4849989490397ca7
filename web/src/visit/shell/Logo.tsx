import { logo } from '../../../../proto/logo.ts';
import * as headerStyles from './header.module.css';

export function Logo() {
  return (
    <svg className={headerStyles.logo} viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      {logo.leaves.map((leaf) => (
        <path key={leaf} className={headerStyles.logoLeaf} d={leaf} />
      ))}
      <path className={headerStyles.logoCone} d={logo.cone} />
      <path className={headerStyles.logoRows} d={logo.rows} fill="none" strokeWidth="1.6" />
    </svg>
  );
}
