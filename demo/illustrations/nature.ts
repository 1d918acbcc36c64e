import { blob, curve, dice, type Point, ribbon, ridge, trace } from './geometry.ts'
import { ink, moss, paper, sage } from './palette.ts'
import { ball, box, disc, fade, glow, gradient, group, line, oval, place, type Stop, shape, soften } from './svg.ts'

/** A background of one colour for the whole sheet: sky or wall. */
export const ground = (width: number, height: number, fill: string) => box(0, 0, width, height, 0, fill)

export const sky = (width: number, height: number, ...stops: Stop[]) => ground(width, height, gradient(stops))

function cutPaper(shadow: number, floor: number, fill: string, points: Point[]): string {
  const d = ridge(floor, ...points)
  return group({ opacity: shadow, transform: 'translate(0 -9)' }, shape(d, ink, { filter: soften(9) })) + shape(d, fill)
}

/** One layer of cut-paper hill, with its soft shadow on the layer behind. */
export const hill = (floor: number, top: string, bottom: string, ...points: Point[]): string =>
  cutPaper(0.14, floor, fade(top, bottom), points)

/** A hill with almost no shadow, because text is displayed over it. */
export const paleHill = (floor: number, fill: string, ...points: Point[]): string => cutPaper(0.04, floor, fill, points)

export function sun(x: number, y: number, radius: number, colour: string = paper, halo: string = colour): string {
  return disc(x, y, radius * 2.3, glow(halo, 0.55)) + disc(x, y, radius, ball(paper, colour, 0.4, 0.35))
}

export function rings(
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
  gap: number,
  opacity = 0.5,
): string {
  return Array.from({ length: count }, (_, i) =>
    disc(x, y, radius + i * gap, 'none', {
      stroke: colour,
      'stroke-width': 3,
      opacity: opacity * (1 - i / (count + 1)),
    }),
  ).join('')
}

export function moon(x: number, y: number, radius: number, colour: string): string {
  const r = radius
  return (
    disc(x, y, r * 2.2, glow(colour, 0.4)) +
    shape(
      `M${x + r * 0.3},${y - r}A${r},${r} 0 1 0 ${x + r * 0.9},${y + r * 0.5}A${r * 0.82},${r * 0.82} 0 1 1 ${x + r * 0.3},${y - r}Z`,
      colour,
    )
  )
}

export function stars(x0: number, y0: number, x1: number, y1: number, count: number, colour: string, seed = 5): string {
  const roll = dice(seed)
  return Array.from({ length: count }, () => {
    const [x, y, r] = [x0 + roll() * (x1 - x0), y0 + roll() * (y1 - y0), 1.6 + roll() * 3]
    return r > 3.6
      ? shape(
          `M${x},${y - r * 3}Q${x},${y} ${x + r * 3},${y}Q${x},${y} ${x},${y + r * 3}Q${x},${y} ${x - r * 3},${y}Q${x},${y} ${x},${y - r * 3}Z`,
          colour,
        )
      : disc(x, y, r, colour, { opacity: 0.8 })
  }).join('')
}

export function cloud(x: number, y: number, size: number, colour: string, opacity = 1): string {
  const d =
    'M-120,20C-150,20 -156,-22 -118,-26C-116,-64 -66,-74 -44,-48C-20,-92 52,-84 60,-38C96,-50 130,-22 116,4C136,8 128,22 110,20Z'
  return group({ opacity, transform: `translate(${x} ${y}) scale(${size / 120})` }, shape(d, fade(paper, colour)))
}

/** A round tree on its trunk, base at (x, y). */
export function tree(x: number, y: number, height: number, light = sage, dark = moss): string {
  return place(
    x,
    y,
    height / 300,
    0,
    shape(ribbon(trace('0,0 3,-90 0,-190'), [18, 10, 6]), '#6a4a3c'),
    shape(
      blob([0, -300], [70, -270], [100, -200], [80, -130], [20, -100], [-50, -110], [-98, -170], [-76, -260]),
      fade(light, dark, 60),
    ),
    line('M0,-90L0,-240M0,-140Q30,-160 44,-190M0,-165Q-30,-180 -44,-214M0,-200Q16,-214 26,-240', '#6a4a3c', 4, {
      opacity: 0.55,
    }),
  )
}

export function cypress(x: number, y: number, height: number, light = moss, dark = '#47543f'): string {
  return place(
    x,
    y,
    height / 300,
    0,
    shape('M0,6C-44,-20 -46,-120 0,-300C46,-120 44,-20 0,6Z', fade(light, dark, 20)),
    line('M0,0Q-6,-120 0,-240M-14,-20Q-22,-90 -10,-160M16,-20Q22,-90 8,-170', light, 3, { opacity: 0.5 }),
  )
}

export function birds(x: number, y: number, size: number, colour = ink): string {
  const one = (dx: number, dy: number, s: number) =>
    line(
      `M${x + dx - 22 * s},${y + dy - 8 * s}Q${x + dx - 8 * s},${y + dy - 16 * s} ${x + dx},${y + dy}Q${x + dx + 10 * s},${y + dy - 16 * s} ${x + dx + 24 * s},${y + dy - 10 * s}`,
      colour,
      3 * s,
    )
  return one(0, 0, size) + one(70 * size, -34 * size, size * 0.8) + one(120 * size, 10 * size, size * 0.6)
}

/** Sunlight falling in slanted bands, for walls and floors. */
export function beams(
  x: number,
  y: number,
  width: number,
  length: number,
  lean: number,
  count: number,
  opacity = 0.4,
): string {
  const band = width / (count * 1.35)
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * band * 1.35
    return shape(
      `M${left},${y}L${left + band},${y}L${left + band + lean},${y + length}L${left + lean},${y + length}Z`,
      paper,
      { opacity },
    )
  }).join('')
}

/** A path that narrows towards the horizon; `points` run from near to far. */
export function pathway(points: readonly Point[], near: number, far: number, top: string, bottom: string): string {
  return (
    shape(ribbon(points, [near, (near + far) / 2.6, far]), fade(top, bottom)) +
    line(curve(...points), paper, 3, { opacity: 0.35, 'stroke-dasharray': '2 26' })
  )
}

export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.18) =>
  oval(x, y, rx, ry, ink, { opacity, filter: soften(Math.max(4, ry * 0.4)) })

export function petals(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  count: number,
  colours: readonly string[],
  seed = 9,
  size = 14,
): string {
  const roll = dice(seed)
  return Array.from({ length: count }, (_, i) =>
    place(
      x0 + roll() * (x1 - x0),
      y0 + roll() * (y1 - y0),
      (size / 14) * (0.7 + roll() * 0.6),
      roll() * 360,
      shape('M0,0C6,-14 24,-14 30,-2C22,10 8,10 0,0Z', colours[i % colours.length] ?? paper),
    ),
  ).join('')
}
