import { picture } from '../../fields/field.ts';

export const sharingPicture = picture('Picture', { desktop: { width: 400, height: 209 } });
