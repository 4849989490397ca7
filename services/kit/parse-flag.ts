/** Whether a flag of a deployment is on: the string `true` or the boolean true, nothing else. */
export const parseFlag = (value: unknown): boolean => value === true || value === 'true';
