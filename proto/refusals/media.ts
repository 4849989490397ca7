import { defineRefusals } from './define-refusals.ts';

export const mediaRefusals = defineRefusals('media', {
  inUse: ['conflict', '{name} is used by {uses}: remove it there first.'],
  replaced: [
    'conflict',
    'Somebody else has replaced {name} in the meantime. Look at what it shows now, then replace it again if you still want to.',
  ],
  otherKind: [
    'invalid',
    '{name} is {kind}, and only {kind} can replace it. Upload the new file as a separate file, and link to that.',
  ],
  uploadMissing: ['invalid', 'The upload is missing. Send the file again.'],
  uploadTooLarge: ['too-large', 'The file is larger than {max} MB. Choose a smaller one.'],
  tooManyUploads: ['unavailable', 'Many files are being sent at this moment. Wait a little and send it again.'],
  fileKind: ['invalid', '{name} is not a supported kind of file: {kinds}. Save it as one of them.'],
  fontTooLarge: [
    'too-large',
    '{name} is a font of more than {max} kB. Send one with fewer characters, such as Latin only.',
  ],
  fontDamaged: ['invalid', '{name} cannot be read as a font. Save it as WOFF2 and send it again.'],
  fileTooSlow: [
    'invalid',
    'This file takes too long to check. Save it again in its program, or as a PDF, and send that.',
  ],
  pictureFormat: [
    'invalid',
    '{name} is not a picture in a supported format. Choose a picture in JPEG, PNG, WebP, GIF, AVIF or SVG.',
  ],
  pictureParts: ['invalid', '{name} is made of too many parts. Save the picture again and send that.'],
  pictureMoves: [
    'invalid',
    '{name} is an animation in a format of which pages can only show the first frame. Save it as a GIF or WebP and send that.',
  ],
  pictureDamaged: ['invalid', '{name} cannot be read completely: it is damaged. Save the picture again and send that.'],
  pictureSides: [
    'invalid',
    '{name} is {width} × {height} pixels. Make both sides {max} pixels or less and send it again.',
  ],
  picturePixels: ['invalid', '{name} has {megapixels} megapixels. Make it smaller than {max} and send it again.'],
  picturePixelsInFrames: [
    'invalid',
    '{name} has {megapixels} megapixels in all its frames. Make it smaller than {max} and send it again.',
  ],
  pictureTooSlow: ['invalid', 'This picture takes too long to check. Save it again and send that.'],
  svgTooLarge: ['too-large', '{name} is an SVG of more than 1 MB. Simplify it, or send it as a PNG.'],
  svgEmbedded: ['invalid', '{name} contains something that is not a picture. Remove it and upload the file again.'],
  svgPictures: ['invalid', '{name} contains too many or too large pictures. Send it as a PNG or JPEG.'],
  svgEntities: ['invalid', '{name} declares entities. Save it as a plain SVG and send it again.'],
  svgUnsafe: ['invalid', '{name} is not an SVG that can be shown safely. Save it as a plain SVG and send it again.'],
  svgTooExpensive: ['invalid', '{name} draws too much. Simplify it, or send it as a PNG.'],
  svgTooSlow: ['invalid', 'This SVG takes too long to check. Simplify it, or send it as a PNG.'],
  crop: ['invalid', 'The crop exceeds the picture, which is {width} × {height} pixels. Crop it again.'],
  tooManySizes: ['too-many', 'You have asked for too many sizes of this picture. Try again later.'],
  tooManyWaiting: ['too-many', 'You are waiting for too many pictures already. Try again in a few seconds.'],
  tooManyRenditions: [
    'unavailable',
    'Too many pictures are being processed at the moment. Try again in a little while.',
  ],
  renditionTooSlow: ['unavailable', 'This picture takes too long to draw. Ask for a smaller one, or try again later.'],
});

export const svgMarkupRefusals = defineRefusals('svg', {
  tooLong: ['too-large', '{name} has more than {max, number} characters. Simplify it, or send it as a PNG.'],
  tooManyElements: ['too-large', '{name} has more than {max, number} elements. Simplify it, or send it as a PNG.'],
  tooDeep: ['invalid', '{name} is nested more than {max} levels deep. Simplify it, or send it as a PNG.'],
});
