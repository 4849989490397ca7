/** Frequent parts of the most common passwords, longest first. */
export const commonWords: readonly string[] = `
  password passwort passwd passphrase secret letmein welcome login signin changeme default testing administrator admin
  root superuser master manager editor website server computer internet samsung google facebook microsoft windows
  apple iphone android iloveyou loveyou ihateyou forever princess sunshine superman batman spiderman pokemon starwars
  football baseball basketball liverpool arsenal chelsea barcelona monkey dragon shadow michael jennifer charlie
  jordan ashley bailey daniel thomas hunter summer winter autumn spring monday friday january october december
  whatever trustno freedom flower cheese chocolate butterfly angel mustang corvette ferrari harley yankees lakers
  killer pepper ginger cookie banana orange purple qwerty azerty qwertz asdf zxcv access hello goodbye please
  correcthorsebatterystaple nothing something anything fuckyou
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

export const runs: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);
