import type { Rules } from '../read-alerts.ts';

/** An hour is a minute. */
export const FACTOR = 60;

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The rules with all durations divided by the factor; thresholds stay as they are. */
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
