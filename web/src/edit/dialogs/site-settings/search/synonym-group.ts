export const parseGroup = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

export const formatGroup = (group: string[]): string => group.join(', ');
