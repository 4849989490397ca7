import type { Device } from '../core/panel.ts';

interface Size {
  width: number;
  height: number;
}

/** In pixels; a desktop is as wide as the window, but never narrower than this. */
export const widths: Record<Device, number> = { desktop: 1280, tablet: 768, phone: 390 };

/** The size of the screen of a device, and the scale at which it fits into the available space. */
export function fitDevice(device: Device, available: Size): Size & { scale: number } {
  const width = device === 'desktop' ? Math.max(widths.desktop, available.width) : widths[device];
  const scale = Math.min(1, available.width / width);
  return { width, height: available.height / scale, scale };
}
