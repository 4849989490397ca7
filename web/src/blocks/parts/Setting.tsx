import { type SettingProps, useParts, usePath } from './parts-context.ts';

export function Setting(props: SettingProps) {
  const parts = useParts();
  const path = usePath(props.at);
  return parts ? <parts.Setting {...props} path={path} /> : props.children;
}
