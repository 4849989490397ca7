import type { Device } from '../core/panel.ts';

interface Size {
  width: number;
  height: number;
}

export const widths: Record<Device, number> = { desktop: 1280, tablet: 768, phone: 390 };

export function fitDevice(device: Device, available: Size): Size & { scale: number } {
  const width = device === 'desktop' ? Math.max(widths.desktop, available.width) : widths[device];
  const scale = Math.min(1, available.width / width);
  return { width, height: available.height / scale, scale };
}
