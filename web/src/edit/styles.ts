import * as baseStyles from './ui/styles/base.module.css';
import './ui/styles/inputs.module.css';
import './ui/styles/toasts.module.css';
import './ui/styles/canvas.module.css';
import './ui/styles/action-bar.module.css';
import './ui/styles/several-items.module.css';
import './ui/styles/preview.module.css';
import './ui/styles/links.module.css';
import './ui/styles/menu.module.css';
import './ui/styles/top-bar.module.css';
import './ui/styles/sidebar.module.css';
import './ui/styles/rows.module.css';
import './ui/styles/rich-text.module.css';
import './ui/styles/more-formats.module.css';
import './ui/styles/dialogs.module.css';
import './ui/styles/palette.module.css';
import './ui/styles/sample-content.module.css';
import './ui/styles/tables.module.css';
import './ui/styles/gallery.module.css';
import './ui/styles/uploads.module.css';
import './ui/styles/cropper.module.css';
import './ui/styles/forms.module.css';
import './ui/styles/visitor-view.module.css';

/** Class of each element that contains a part of the editor. Import this file first, because it loads the style sheets in their order. */
export const rootClass = baseStyles.root;

/** Class of the element that contains what the editor draws on the page. */
export const layerClass = baseStyles.layer;
