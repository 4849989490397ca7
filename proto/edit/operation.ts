import { z } from 'zod';

/** Field names, or `#key` for an item of a list, as in ['contents', '#k1', 'left', '#k2', 'quote']; indexes are not allowed. */
export const Path = z
  .array(
    z
      .string()
      .min(1)
      .max(200)
      .refine((part) => part !== '__proto__', 'A path can not name __proto__.'),
  )
  .min(1)
  .max(40);
export type Path = z.infer<typeof Path>;

const KeyedItem = z.looseObject({ key: z.string().min(1).max(40) });
export type KeyedItem = z.infer<typeof KeyedItem>;

const After = z.string().max(40).nullable();
const ListPosition = z.object({ path: Path, after: After });
export type ListPosition = z.infer<typeof ListPosition>;

/**
 * An absent `from` or `to` means an absent field. The path of an insert or remove is the path of the list. The `after` of an old position
 * refers to the list with the item, that of a new position to the list without it.
 */
export const Operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('set'), path: Path, from: z.unknown().optional(), to: z.unknown().optional() }),
  z.object({ op: z.literal('insert'), path: Path, after: After, item: KeyedItem }),
  z.object({ op: z.literal('remove'), path: Path, after: After, item: KeyedItem }),
  z.object({ op: z.literal('move'), key: z.string().min(1).max(40), from: ListPosition, to: ListPosition }),
]);
export type Operation = z.infer<typeof Operation>;
