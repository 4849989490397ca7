const KEYWORDS = new Set([
  ...[
    'sum',
    'min',
    'max',
    'count',
    'topk',
    'rate',
    'increase',
    'histogram_quantile',
    'min_over_time',
    'absent',
    'absent_over_time',
    'vector',
    'label_replace',
  ],
  ...['and', 'or', 'unless'],
]);

/** Returns the metrics in a PromQL expression, and the labels by which it filters and groups. */
export function readExpression(expression: string): { metrics: string[]; labels: string[] } {
  const labels: string[] = [];
  const bare = expression
    .replace(/"[^"]*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\{([^}]*)\}/g, (_, matchers: string) => {
      labels.push(...[...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!));
      return '';
    })
    .replace(/\bby \(([^)]*)\)/g, (_, grouped: string) => {
      labels.push(...grouped.split(',').map((label) => label.trim()));
      return '';
    });
  const words = [...bare.matchAll(/[a-zA-Z_]\w*/g)].map(([word]) => word);
  return { metrics: words.filter((word) => !KEYWORDS.has(word)), labels };
}
