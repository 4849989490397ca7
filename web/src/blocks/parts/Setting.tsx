import { type SettingProps, useParts, usePath } from './parts-context.ts';

/** What a view shows of a value that is chosen and not written, such as a date or an icon. */
export function Setting(props: SettingProps) {
  const parts = useParts();
  const path = usePath(props.at);
  return parts ? <parts.Setting {...props} path={path} /> : props.children;
}
