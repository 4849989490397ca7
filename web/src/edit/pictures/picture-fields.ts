import { picture } from '../../fields/field.ts';
import { common, messages } from '../messages/messages.ts';

export const sharingPicture = picture(common.picture, { desktop: { width: 400, height: 209 } });

export const logoField = picture(messages.siteSettings.brand.logo, { desktop: { width: 384, height: 88 } });
