/** A command with more services than this is meant to list all of them. */
const SEVERAL = 2;

export function missingServices(command: string[], services: string[]): string[] {
  const named = new Set(command.map((word) => word.replace(/^deployment\//, '')));
  const missing = services.filter((name) => !named.has(name));
  return services.length - missing.length > SEVERAL ? missing : [];
}
