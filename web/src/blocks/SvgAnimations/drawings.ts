export const animations = [
  { value: 'life-insurance', text: 'Life insurance' },
  { value: 'pension', text: 'Pension' },
  { value: 'parental-leave', text: 'Parental leave' },
  { value: 'loyalty-leave', text: 'Loyalty leave' },
  { value: 'flexibility', text: 'Flexibility' },
  { value: 'australian-owned', text: 'Australian-owned' },
] as const;

export const VISIBLE_DELAY = 2400;
