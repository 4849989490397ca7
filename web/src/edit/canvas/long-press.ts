/** A touch is a long press after this many milliseconds, unless it moves by more than this many pixels. */
const DURATION = 500;
const TOLERANCE = 10;

export function createLongPress(onPress: (target: Element) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let origin = { x: 0, y: 0 };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - origin.x, clientY - origin.y) > TOLERANCE) end();
  };
  function end() {
    clearTimeout(timer);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
  }
  return {
    start({ clientX: x, clientY: y }: PointerEvent, target: Element) {
      end();
      origin = { x, y };
      timer = setTimeout(() => {
        end();
        onPress(target);
      }, DURATION);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
    end,
  };
}
