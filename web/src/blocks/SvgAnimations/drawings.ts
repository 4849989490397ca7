/** Each has a file such as `/art/anim-pension.svg`. */
export const animations = [
  { value: 'life-insurance', text: 'Life insurance' },
  { value: 'pension', text: 'Pension' },
  { value: 'parental-leave', text: 'Parental leave' },
  { value: 'loyalty-leave', text: 'Loyalty leave' },
  { value: 'flexibility', text: 'Flexibility' },
  { value: 'australian-owned', text: 'Australian-owned' },
] as const;

/** Duration of the longest animation, in milliseconds. */
export const VISIBLE_DELAY = 2400;
