import { useLocale } from '../../messages/use-messages.ts';

export function DateOf({ value }: { value: string | undefined }) {
  const { date } = useLocale();
  if (!value) return null;
  const text = date(value);
  return text === undefined ? <span>{value}</span> : <time dateTime={value}>{text}</time>;
}
