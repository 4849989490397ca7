import { migrations } from '../../proto/blocks/migrations.ts';
import { migrateContent } from '../../proto/blocks/migrations/migration.ts';
import { validatePageContent } from '../../proto/blocks/validate-content.ts';
import { MAX_DEPTH } from '../../proto/content.ts';
import type { PatternContent } from '../../proto/entities/pattern.ts';
import { patternLimits } from '../../proto/limits.ts';
import { siteConfigRefusals } from '../../proto/refusals/site-config.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { handle } from '../kit/contract/handle.ts';
import { defineDocument } from '../kit/documents/define-document.ts';
import { sanitizeRichTexts } from '../kit/rich-text/sanitize.ts';
import { changedEvent, extractUses } from './changed-event.ts';
import { requireRoom, requireSize } from './document-limits.ts';

export const patterns = defineDocument<PatternContent>({
  kind: 'pattern',
  noun: 'pattern',
  capability: 'patterns',
  spec: {
    name: 'patterns',
    draftIndexes: [{ fields: ['domainId', 'name'] }],
    liveIndexes: [{ fields: ['domainId', 'name'] }],
    summarise: ({ domainId, name }) => ({ name, domainId, guard: {} }),
  },
  isAlwaysLive: true,
  actions: { create: 'add', delete: 'delete' },
  nameOf: ({ name }) => name,
  normalize: normalizePattern,
  validate: async (draft, { others }) => {
    requireSize('a pattern', draft, patternLimits.bytes);
    requireRoom('patterns', [draft, ...(await others())], patternLimits.patterns);
  },
  events: ({ _id, content, isDeleted }) => [
    changedEvent('pattern', _id, content.domainId, false, extractUses(isDeleted ? {} : content)),
  ],
});

const migratePattern = <P extends PatternContent>(pattern: P): P => migrateContent(pattern, migrations);

export const patternHandlers = {
  listPatterns: handle(siteConfig.calls.listPatterns, patterns.needs, async (input, caller, needs) =>
    (await patterns.list(input, caller, needs)).map(migratePattern),
  ),
  addPattern: handle(siteConfig.calls.addPattern, patterns.needs, patterns.create),
  savePattern: handle(siteConfig.calls.savePattern, patterns.needs, ({ pattern }, caller, needs) =>
    patterns.save(pattern, caller, needs),
  ),
  deletePattern: handle(siteConfig.calls.deletePattern, patterns.needs, ({ _id }, caller, needs) =>
    patterns.delete(_id, caller, needs),
  ),
};

async function normalizePattern(sent: PatternContent): Promise<PatternContent> {
  if (depthOf(sent.items) > MAX_DEPTH) throw siteConfigRefusals.patternTooDeep({ max: MAX_DEPTH });
  const content = await sanitizeRichTexts(migratePattern(sent));
  const [error] = validatePageContent({ contents: content.items });
  if (error) throw siteConfigRefusals.patternInvalid({ message: error.message });
  return content;
}

function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return depth;
  const isItem = !Array.isArray(value) && 'key' in value;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, isItem ? depth + 1 : depth)));
}
