const PREFIX = 'field-';

export function readEntries(form: FormData): { values: Record<string, string>; website: string } {
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const fields = texts.filter(([name, value]) => name.startsWith(PREFIX) && value.trim() !== '');
  return {
    values: Object.fromEntries(fields.map(([name, value]) => [name.slice(PREFIX.length), value])),
    website: texts.find(([name]) => name === 'website')?.[1] ?? '',
  };
}
