import type { Link } from '../../../../../proto/values.ts';

export const describeLink = ({ text, href }: Link): string => (text && text !== href ? `${text} (${href})` : href);
