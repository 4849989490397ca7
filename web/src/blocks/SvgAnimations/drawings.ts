/** Each has a file such as `/art/anim-pension.svg`. */
export const animations = [
  { value: 'life-insurance', text: 'Life insurance' },
  { value: 'pension', text: 'Pension' },
  { value: 'parental-leave', text: 'Parental leave' },
  { value: 'loyalty-leave', text: 'Loyalty leave' },
  { value: 'flexibility', text: 'Flexibility' },
  { value: 'australian-owned', text: 'Australian-owned' },
] as const;

type Animation = (typeof animations)[number]['value'];

export const describeAnimation: Record<Animation, string> = {
  'life-insurance': 'A large umbrella keeps the rain off a house and the person beside it.',
  pension: 'Four trees in a row, each taller than the one before, under the sun.',
  'parental-leave': 'A parent holds a sleeping baby between two banksia leaves.',
  'loyalty-leave': 'A car pulls a caravan along a road through red hills at sunset.',
  flexibility: 'A desk with a laptop and a plant before a window, and a clock above it.',
  'australian-owned': 'Uluru at sunset behind a banksia in flower and a gum tree.',
};

/** Duration of the longest animation, in milliseconds. */
export const VISIBLE_DELAY = 2400;
