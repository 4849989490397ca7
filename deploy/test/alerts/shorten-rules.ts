import type { Rules } from '../read-alerts.ts';

/** Shortens an hour to a minute. */
export const FACTOR = 60;

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** Divides all durations in the rules by the factor. Thresholds do not change. */
export const shortenRules = ({ groups }: Rules): Rules => ({
  groups: groups.map((group) => ({
    ...group,
    rules: group.rules.map((rule) => ({
      ...rule,
      expr: rule.expr.replace(/\[([^\]]+)\]/g, (_, window: string) => `[${shorten(window)}]`),
      ...(rule.for && { for: shorten(rule.for) }),
    })),
  })),
});

function shorten(duration: string): string {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(duration) ?? [];
  if (!unit) throw new Error(`"${duration}" is not a number of seconds, minutes, hours or days`);
  return `${(Number(count) * SECONDS[unit]! * 1000) / FACTOR}ms`;
}
