import * as headerStyles from './header.module.css';
export function Flag({ flag, size }: { flag: string; size: number }) {
  return (
    <span className={headerStyles.flag} style={{ width: size, height: size * 0.75 }}>
      {/^[a-z0-9-]+$/i.test(flag) && (
        <img src={`/flags/${flag}.svg`} alt="" width={size} height={size * 0.75} loading="lazy" />
      )}
    </span>
  );
}
