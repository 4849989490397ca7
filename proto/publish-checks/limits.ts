/** Search engines cut off what is longer. */
export const MAX_SEO_TITLE = 60;

/** Search engines cut off what is longer, and replace what says too little. */
export const SEO_DESCRIPTION = { min: 50, max: 160 };
