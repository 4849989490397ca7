export const MAX_RECENT = 4;
export const MAX_CHOICE = 300;

export const addChoice = (recent: readonly string[], choice: string): string[] =>
  choice.length > MAX_CHOICE
    ? [...recent]
    : [choice, ...recent.filter((other) => other !== choice)].slice(0, MAX_RECENT);
