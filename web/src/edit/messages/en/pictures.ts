interface Pixels {
  width: number;
  height: number;
}

export const pictures = {
  inText: 'Picture in the text',
  tabs: { cropping: 'Cropping', gallery: 'Gallery', drawings: 'Shapes' },
  upload: 'Upload pictures',
  altText: 'Alternative text',
  altTextHint: 'Describes the picture for people who cannot see it.',
  altTextMissing: 'Without a text the picture counts as decoration: screen readers and search engines ignore it.',
  altTextOf: (name: string) => `Alternative text of ${name}`,
  noAltText: 'No alt text',
  none: 'No picture is chosen yet.',
  openGallery: 'Open the gallery',
  done: 'Done',
  emptyGallery: 'There are no pictures yet. Upload the first one.',
  noResults: 'No pictures found.',
  dropHint: (size: string) => `You can also drop or paste pictures here, up to ${size} each.`,
  delete: 'Delete picture',
  inUse: 'This picture is in use here. Choose another one first.',
  deleted: 'Image deleted',
  crop: {
    drawing: 'Built-in shapes and drawings cannot be cropped.',
    vector: 'SVG drawings cannot be cropped.',
    loading: 'Loading the picture…',
    missing: 'This picture could not be loaded and may have been deleted. Choose another one or try again later.',
    failed: 'The picture could not be loaded. Please try again later.',
    reset: 'Reset',
    size: ({ crop, source }: { crop: Pixels; source: Pixels }) =>
      `${crop.width} × ${crop.height} of ${source.width} × ${source.height} pixels`,
    small: (width: number) =>
      `The page shows it up to ${width} pixels wide. A smaller part may look blurred on large screens.`,
    handles: {
      cropArea: 'Visible part: move it with the arrow keys, ten times faster with Shift',
      nwDragHandle: 'Upper left corner: move it with the arrow keys',
      nDragHandle: 'Upper edge: move it with the arrow keys',
      neDragHandle: 'Upper right corner: move it with the arrow keys',
      eDragHandle: 'Right edge: move it with the arrow keys',
      seDragHandle: 'Lower right corner: move it with the arrow keys',
      sDragHandle: 'Lower edge: move it with the arrow keys',
      swDragHandle: 'Lower left corner: move it with the arrow keys',
      wDragHandle: 'Left edge: move it with the arrow keys',
    },
  },
};
