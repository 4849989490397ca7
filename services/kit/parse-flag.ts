export const parseFlag = (value: unknown): boolean => value === true || value === 'true';
