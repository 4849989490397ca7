export { articleTemplates } from '../../templates/article-templates.ts';
export { PlainListing } from '../listing/PlainListing.tsx';
