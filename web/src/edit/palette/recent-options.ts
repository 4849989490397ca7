import { recentChoices, rememberChoice } from '../core/recent-choices.ts';

const NAME = 'palette-recent';

export const recentOptions = (): readonly string[] => recentChoices(NAME);
export const rememberOption = (id: string): void => rememberChoice(NAME, id);
