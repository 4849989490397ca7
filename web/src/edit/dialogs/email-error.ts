/** Deliberately loose, because the server validates the address. */
export function emailError(email: string): string {
  if (email.trim() === '') return 'Please provide your email address';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? '' : 'Please provide a valid email address';
}
