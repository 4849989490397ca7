import { picture } from '../../fields/field.ts';
import { common } from '../messages/messages.ts';

export const sharingPicture = picture(common.picture, { desktop: { width: 400, height: 209 } });
