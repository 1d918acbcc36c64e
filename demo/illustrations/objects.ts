import { blob } from './geometry.ts'
import { clay, honey, ink, moss, paper, plum, sand, terracotta } from './palette.ts'
import { box, disc, fade, glow, line, oval, place, shape, soften, within } from './svg.ts'

export const archPath = (x: number, y: number, width: number, height: number) =>
  `M${x},${y + height}L${x},${y + width / 2}A${width / 2},${width / 2} 0 0 1 ${x + width},${y + width / 2}L${x + width},${y + height}Z`

export const panePath = (x: number, y: number, width: number, height: number, r = 10) =>
  `M${x + r},${y}H${x + width - r}Q${x + width},${y} ${x + width},${y + r}V${y + height - r}Q${x + width},${y + height} ${x + width - r},${y + height}H${x + r}Q${x},${y + height} ${x},${y + height - r}V${y + r}Q${x},${y} ${x + r},${y}Z`

/** An opening cut in a wall: clips the view, and draws the frame over it. */
export function opening(d: string, frame: string, thick: number, ...view: string[]): string {
  return within(d, ...view) + line(d, ink, thick + 8, { opacity: 0.08 }) + line(d, frame, thick)
}

export function casement(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  ...view: string[]
): string {
  return (
    opening(panePath(x, y, width, height), frame, 14, ...view) +
    line(`M${x + width / 2},${y}V${y + height}M${x},${y + height * 0.42}H${x + width}`, frame, 8) +
    box(x - 26, y + height, width + 52, 18, 8, frame) +
    box(x - 20, y + height + 18, width + 40, 10, 4, ink, { opacity: 0.08 })
  )
}

export function curtain(x: number, y: number, width: number, height: number, light: string, dark: string): string {
  const d = `M${x},${y}H${x + width}C${x + width * 0.7},${y + height * 0.4} ${x + width * 0.7},${y + height * 0.7} ${x + width * 1.05},${y + height}H${x - width * 0.05}Z`
  return (
    shape(d, fade(light, dark, 0)) +
    line(
      [0.2, 0.42, 0.64]
        .map(
          (t) =>
            `M${x + width * t},${y}C${x + width * t * 0.9},${y + height * 0.4} ${x + width * t * 0.8},${y + height * 0.7} ${x + width * t},${y + height}`,
        )
        .join(''),
      dark,
      4,
      { opacity: 0.5 },
    )
  )
}

/** A cup standing at (x, y), handle on the right. */
export function cup(x: number, y: number, size: number, light: string, dark: string, steaming = true): string {
  const steam = line('M-16,-96q-16,-22 0,-44t0,-44M16,-92q-16,-22 0,-44t0,-40', paper, 5, { opacity: 0.65 })
  return place(
    x,
    y,
    size / 100,
    0,
    oval(0, 2, 76, 9, ink, { opacity: 0.16, filter: soften(4) }),
    oval(0, -2, 72, 9, fade(light, dark)),
    steaming ? steam : '',
    line('M46,-60C86,-64 84,-20 40,-22', dark, 11),
    shape('M-52,-78H52C54,-30 36,-4 0,-4C-36,-4 -54,-30 -52,-78Z', fade(light, dark, 30)),
    oval(0, -78, 52, 11, dark),
    oval(0, -77, 44, 8, '#7a4a33'),
  )
}

export type VaseForm = 'round' | 'bottle' | 'jug' | 'tall'

const vases: Record<VaseForm, string> = {
  round: 'M-26,-150H26C24,-132 72,-120 74,-62C74,-16 44,0 0,0C-44,0 -74,-16 -74,-62C-72,-120 -24,-132 -26,-150Z',
  bottle:
    'M-18,-210H18C16,-160 18,-134 44,-108C64,-80 62,-20 42,0H-42C-62,-20 -64,-80 -44,-108C-18,-134 -16,-160 -18,-210Z',
  jug: 'M-46,-160C-20,-152 20,-152 46,-166C40,-136 62,-110 60,-60C58,-20 44,0 0,0C-44,0 -60,-20 -60,-60C-62,-100 -40,-130 -46,-160Z',
  tall: 'M-40,-190H40C34,-130 50,-70 40,0H-40C-50,-70 -34,-130 -40,-190Z',
}

export function vase(x: number, y: number, size: number, form: VaseForm, light: string, dark: string): string {
  return place(
    x,
    y,
    size / 200,
    0,
    oval(0, 2, 80, 10, ink, { opacity: 0.16, filter: soften(5) }),
    form === 'jug' ? line('M52,-130C100,-130 96,-60 56,-56', dark, 12) : '',
    shape(vases[form], fade(light, dark, 10)),
    line('M-46,-84C-52,-60 -50,-40 -40,-24', paper, 8, { opacity: 0.35 }),
  )
}

export function pot(x: number, y: number, size: number, light = clay, dark = terracotta): string {
  return place(
    x,
    y,
    size / 100,
    0,
    oval(0, 2, 56, 8, ink, { opacity: 0.16, filter: soften(4) }),
    shape('M-52,-84H52L40,-2Q0,4 -40,-2Z', fade(light, dark, 20)),
    box(-58, -100, 116, 24, 8, fade(light, dark, 0)),
  )
}

export function lamp(x: number, y: number, size: number, shade: string, stem = plum): string {
  return place(
    x,
    y,
    size / 200,
    0,
    disc(0, -150, 190, glow(honey, 0.55)),
    oval(0, 0, 50, 9, stem),
    line('M0,0V-120', stem, 8),
    shape('M-38,-210H38L72,-112H-72Z', fade(shade, honey)),
    line('M-66,-120H66', paper, 4, { opacity: 0.5 }),
  )
}

export function candle(x: number, y: number, size: number, wax: string): string {
  return place(
    x,
    y,
    size / 100,
    0,
    disc(0, -120, 90, glow(honey, 0.7)),
    box(-18, -92, 36, 92, 6, fade(paper, wax)),
    line('M0,-92V-104', ink, 3),
    shape('M0,-140C-16,-118 -12,-102 0,-102C12,-102 16,-118 0,-140Z', fade('#fff4d8', '#eb9f5d')),
  )
}

export function frame(x: number, y: number, width: number, height: number, colour: string, ...art: string[]): string {
  return (
    box(x + 8, y + 12, width, height, 6, ink, { opacity: 0.1, filter: soften(8) }) +
    box(x, y, width, height, 6, colour) +
    box(x + 14, y + 14, width - 28, height - 28, 2, paper) +
    within(panePath(x + 34, y + 34, width - 68, height - 68, 2), ...art)
  )
}

/** A side chair facing right, seat height `size`. */
export function chair(x: number, y: number, size: number, colour: string, cushion: string): string {
  return place(
    x,
    y,
    size / 100,
    0,
    line('M-44,0L-38,-100L-58,-236M44,0L36,-96M-20,-4L-26,-90M60,-4L48,-92', colour, 9),
    line('M-60,-226C-52,-236 -44,-200 -46,-150', colour, 12),
    box(-52, -108, 108, 16, 8, colour),
    box(-48, -122, 102, 20, 10, cushion),
  )
}

export function armchair(x: number, y: number, size: number, light: string, dark: string): string {
  return place(
    x,
    y,
    size / 200,
    0,
    oval(0, 4, 190, 16, ink, { opacity: 0.18, filter: soften(8) }),
    line('M-120,-44L-128,0M96,-44L100,0', '#7d4433', 14),
    shape(
      blob(
        [-110, -330],
        [0, -350],
        [110, -330],
        [150, -260],
        [146, -120],
        [120, -40],
        [-120, -40],
        [-146, -120],
        [-150, -260],
      ),
      fade(light, dark),
    ),
    line('M-90,-250C-60,-262 60,-262 90,-250M-100,-190C-60,-202 60,-202 100,-190', dark, 4, { opacity: 0.5 }),
  )
}

export function laptop(x: number, y: number, width: number, light: string, dark: string): string {
  return place(
    x,
    y,
    width / 200,
    0,
    shape('M-84,-126H84Q92,-126 92,-118V-6H-92V-118Q-92,-126 -84,-126Z', dark),
    box(-82, -116, 164, 102, 4, fade(paper, light, 40)),
    shape('M-112,-8H112L120,2Q120,8 110,8H-110Q-120,8 -120,2Z', fade(light, dark)),
    line('M-56,-88H20M-56,-68H44M-56,-48H-6', moss, 6, { opacity: 0.45 }),
  )
}

export function stones(x: number, y: number, size: number): string {
  return place(
    x,
    y,
    size / 100,
    0,
    oval(0, -18, 82, 22, fade('#a59a92', '#766a64')),
    oval(6, -56, 58, 19, fade('#c6bab0', '#968a82')),
    oval(-4, -90, 38, 16, fade(sand, '#b9aa9d')),
  )
}

/** A sleeping or sitting cat curled in a ball, about 200 wide. */
export function cat(x: number, y: number, size: number, coat: string, dark: string): string {
  return place(
    x,
    y,
    size / 200,
    0,
    shape(
      blob([-96, -20], [-84, -66], [-30, -92], [40, -86], [88, -50], [96, -10], [60, 2], [-70, 2]),
      fade(coat, dark),
    ),
    line('M90,-20C110,6 40,16 -30,4', dark, 18),
    shape('M-98,-34L-104,-76L-78,-62Q-62,-66 -48,-60L-26,-76L-26,-36C-30,-10 -92,-10 -98,-34Z', coat),
    line('M-84,-40q7,7 14,0M-54,-40q7,7 14,0M-66,-26q4,4 8,0', ink, 3),
    line('M10,-70Q50,-60 60,-20', dark, 3, { opacity: 0.4 }),
  )
}
