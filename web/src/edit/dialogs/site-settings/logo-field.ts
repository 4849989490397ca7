import { picture } from '../../../fields/field.ts';
import { messages } from '../../messages/messages.ts';

export const logoField = picture(messages.siteSettings.brand.logo, { desktop: { width: 384, height: 88 } });
