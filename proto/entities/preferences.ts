import { z } from 'zod';
import { MAX_CHOICE, MAX_RECENT } from '../recent-choices.ts';

const Recent = z.array(z.string().min(1).max(MAX_CHOICE)).max(MAX_RECENT);

export const Preferences = z.object({
  tourSeen: z.boolean().describe('True if the tour of the editor has been shown.'),
  reviewsChanges: z.boolean().describe('True to show changes before each publish, even if the checks find nothing.'),
  recentBlocks: Recent.describe('Blocks that were inserted from the palette, the newest first.'),
  recentCommands: Recent.describe('Commands that were chosen in the command palette, the newest first.'),
});
export type Preferences = z.infer<typeof Preferences>;

export const defaultPreferences: Preferences = {
  tourSeen: false,
  reviewsChanges: false,
  recentBlocks: [],
  recentCommands: [],
};
