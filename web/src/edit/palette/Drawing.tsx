import type { Shape } from '../../blocks/palette-entry.ts';
import * as styles from '../ui/styles/palette.module.css';

const LINE_DISTANCE = 6;
const TITLE_HEIGHT = 5;
const TEXT_HEIGHT = 2.5;
const BUTTON_HEIGHT = 8;

export const Drawing = ({ shapes }: { shapes: readonly Shape[] }) => (
  <svg className={styles.drawing} viewBox="0 0 96 60" aria-hidden="true">
    {shapes.map((shape, index) => (
      <g key={index}>{draw(shape)}</g>
    ))}
  </svg>
);

function draw([name, ...values]: Shape) {
  const [x, y, third, fourth] = values as number[] as [number, number, number, number];
  switch (name) {
    case 'title':
      return <rect className={styles.drawnTitle} x={x} y={y} width={third} height={TITLE_HEIGHT} rx="1.5" />;
    case 'text':
      return Array.from({ length: fourth }, (_, line) => (
        <rect
          key={line}
          className={styles.drawnText}
          x={x}
          y={y + line * LINE_DISTANCE}
          width={fourth > 1 && line === fourth - 1 ? third * 0.6 : third}
          height={TEXT_HEIGHT}
          rx="1.2"
        />
      ));
    case 'picture':
      return <Picture x={x} y={y} width={third} height={fourth} />;
    case 'panel':
      return <rect className={styles.drawnPanel} x={x} y={y} width={third} height={fourth} rx="2" />;
    case 'frame':
      return <rect className={styles.drawnFrame} x={x} y={y} width={third} height={fourth} rx="2" />;
    case 'button':
      return (
        <rect className={styles.drawnButton} x={x} y={y} width={third} height={BUTTON_HEIGHT} rx={BUTTON_HEIGHT / 2} />
      );
    case 'disc':
      return <circle className={styles.drawnDisc} cx={x} cy={y} r={third} />;
    case 'play':
      return <path className={styles.drawnPlay} d={`M${x - 4} ${y - 5}l9 5l-9 5z`} />;
    case 'word':
      return (
        <text className={styles.drawnWord} x={x} y={y}>
          {values[2]}
        </text>
      );
    case 'line':
      return <line className={styles.drawnLine} x1={x} y1={y} x2={third} y2={fourth} />;
  }
}

function Picture({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  const [base, rise] = [y + height, height * 0.5];
  const hills = `M${x} ${base}l${width * 0.35} ${-rise}l${width * 0.25} ${rise * 0.6}l${width * 0.15} ${-rise * 0.3}L${x + width} ${base}z`;
  return (
    <>
      <rect className={styles.drawnPanel} x={x} y={y} width={width} height={height} rx="2" />
      <path className={styles.drawnHills} d={hills} />
      <circle
        className={styles.drawnDisc}
        cx={x + width * 0.74}
        cy={y + height * 0.28}
        r={Math.min(width, height) * 0.11}
      />
    </>
  );
}
