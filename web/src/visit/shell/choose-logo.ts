import type { Brand } from '../../../../proto/entities/brand.ts';
import type { Picture } from '../../../../proto/values.ts';

export type Tone = 'light' | 'dark';

interface ChosenLogo {
  picture: Picture;
  /** The tone of the ground that the logo is made for, if it is shown on the other one. */
  plate?: Tone;
}

/** A logo is readable only on the ground that it is made for, so without one for this ground the other brings its ground with it. */
export function chooseLogo({ logo, logoDark }: Pick<Brand, 'logo' | 'logoDark'>, ground: Tone): ChosenLogo | null {
  const [own, other] = ground === 'dark' ? [logoDark, logo] : [logo, logoDark];
  if (own.imageId) return { picture: own };
  return other.imageId ? { picture: other, plate: ground === 'dark' ? 'light' : 'dark' } : null;
}
