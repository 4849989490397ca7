import { messages } from '../../messages/messages.ts';
import { useCall } from '../../ui/use-call.ts';
import { findAltTexts } from './find-alt-texts.ts';

interface UseAltTextsProps {
  pageId: string;
  imageId: string;
}

/** A picture without a text on one page may have one on another. */
export function UseAltTexts({ pageId, imageId }: UseAltTextsProps) {
  const { data } = useCall('GET /page/loadVersion', { _id: pageId, version: 'draft' });
  const texts = data ? findAltTexts(data, imageId) : [];
  return texts.length === 0 ? null : <small>{messages.media.altOfUses([...new Set(texts)])}</small>;
}
