import { picture } from '../../../fields/field.ts';

/** The picture that stands beside a shared link, as large as it is asked for there. */
export const sharingPicture = picture('Picture', { desktop: { width: 400, height: 209 } });
