/** These letters cannot be decomposed into a letter from a to z and marks, so their spelling in addresses is listed. */
const letters: Record<string, string> = Object.fromEntries(
  [
    'ß ss|æ ae|œ oe|ø oe|ł l|đ d|ð d|þ th|ħ h|ı i|ŋ ng|ŧ t|ə e',
    'а a|б b|в v|г g|д d|е e|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|щ shch',
    'ъ |ы y|ь |э e|ю yu|я ya|ё yo|є ye|і i|ї yi|ґ g|ђ dj|ј j|љ lj|њ nj|ћ c|џ dz|ѕ dz',
    'α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|ου ou|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o',
  ]
    .join('|')
    .split('|')
    .map((pair) => pair.split(' ')),
);
const LETTERS = new RegExp(`ου|[${Object.keys(letters).join('')}]`, 'gu');

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Writes Latin, Cyrillic and Greek letters as a to z, and leaves letters of other scripts as they are. */
export function toLatinLetters(text: string, language: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  const spelled = /^de\b/.test(language) ? lower.replace(/[äöü]/g, (letter) => umlauts[letter]!) : lower;
  return replaceLetters(
    replaceLetters(spelled)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, ''),
  ).normalize('NFC');
}

const replaceLetters = (text: string): string => text.replace(LETTERS, (letter) => letters[letter]!);
