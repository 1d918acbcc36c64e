import { curve, dice, type Point, polar, ribbon, walk } from './geometry.ts'
import { blush, clay, deepRose, forest, honey, moss, paper, rose, sage, wine } from './palette.ts'
import { ball, disc, fade, group, line, oval, place, shape } from './svg.ts'

export type LeafKind = 'round' | 'long' | 'fern' | 'olive'

const leafOutline: Record<LeafKind, string> = {
  round: 'M0,0C8,-22 34,-30 62,-4C40,22 12,20 0,0Z',
  long: 'M0,0C20,-16 60,-18 96,0C60,16 20,14 0,0Z',
  fern: 'M0,0C14,-7 44,-9 66,0C44,6 14,6 0,0Z',
  olive: 'M0,0C10,-13 38,-15 54,-2C38,12 12,11 0,0Z',
}

const leafEnd: Record<LeafKind, number> = { round: 50, long: 80, fern: 54, olive: 44 }

/** One leaf growing to the right of the origin, with its vein. */
export function leaf(kind: LeafKind, light: string, dark: string): string {
  return (
    shape(leafOutline[kind], fade(dark, light, 0)) +
    line(`M4,0Q${leafEnd[kind] / 2},-4 ${leafEnd[kind]},-2`, dark, 1.6, { opacity: 0.55 })
  )
}

export interface BranchLook {
  kind?: LeafKind
  size?: number
  pairs?: number
  light?: string
  dark?: string
  stem?: number
}

/** Leaves in pairs along a line, smaller towards the tip. */
export function branch(points: readonly Point[], look: BranchLook = {}): string {
  const { kind = 'round', size = 1, pairs = 7, light = sage, dark = moss, stem = 4 } = look
  const spots = walk(points, pairs + 2).slice(1)
  const leaves = spots.map(({ at, angle }, i) => {
    const shrink = size * (1 - (0.45 * i) / spots.length)
    if (i === spots.length - 1) return place(at[0], at[1], shrink, angle, leaf(kind, light, dark))
    return (
      place(at[0], at[1], shrink, angle - 48, leaf(kind, light, dark)) +
      place(
        at[0],
        at[1],
        shrink,
        angle + 48,
        group({ transform: 'scale(1 -1)' }, leaf(kind, dark, dark === light ? dark : mixDown(dark))),
      )
    )
  })
  return shape(ribbon(points, [stem, stem * 0.4]), dark) + leaves.join('')
}

const mixDown = (colour: string) => (colour === moss ? '#5b6a53' : colour)

/** A stalk drawn in one line, with small beads or buds: lighter than a branch. */
export function sprig(points: readonly Point[], colour = moss, bud = blush, count = 9, size = 6): string {
  const roll = dice(Math.round(points[0]?.[0] ?? 1) + count)
  const buds = walk(points, count + 2)
    .slice(2)
    .map(({ at, angle }, i) => {
      const side = i % 2 ? 1 : -1
      const end = polar(at[0], at[1], size * (2.4 + roll()), angle + side * 55)
      return line(curve(at, end), colour, size * 0.3) + disc(end[0], end[1], size * (0.8 + roll() * 0.4), bud)
    })
  return line(curve(...points), colour, size * 0.45) + buds.join('')
}

export interface FlowerLook {
  petals?: number
  light?: string
  dark?: string
  heart?: string
  wide?: number
  seed?: number
}

/** A daisy or cosmos seen from the front, 100 units in radius. */
export function flower(x: number, y: number, radius: number, look: FlowerLook = {}): string {
  const { petals = 9, light = paper, dark = rose, heart = clay, wide = 1, seed = 3 } = look
  const roll = dice(seed + Math.round(x))
  const fill = fade(dark, light, 0)
  const step = 360 / petals
  const ring = Array.from({ length: petals }, (_, i) => {
    const long = 0.92 + roll() * 0.14
    const w = 30 * wide
    const petal = `M6,0C24,${-w} 78,${-w * 1.1} 98,-4C102,4 78,${w * 1.05} 6,0Z`
    return group(
      { transform: `rotate(${i * step + roll() * 8}) scale(${long})` },
      shape(petal, fill, { stroke: dark, 'stroke-width': 1.4, 'stroke-opacity': 0.6 }),
      line('M26,0Q52,-3 76,-1', dark, 1.6, { opacity: 0.7 }),
    )
  })
  const dots = Array.from({ length: 9 }, (_, i) => {
    const [dx, dy] = polar(0, 0, 9 + (i % 3) * 4, i * 40)
    return disc(dx, dy, 2, '#8d5638', { opacity: 0.5 })
  })
  return place(x, y, radius / 100, roll() * 40, ...ring, disc(0, 0, 20, ball(honey, heart)), ...dots)
}

/** A full rose-like bloom built from turning petals. */
export function peony(x: number, y: number, radius: number, light = rose, dark = deepRose, angle = 0): string {
  const rings = [
    [100, 8, 0],
    [78, 7, 24],
    [56, 6, 8],
    [36, 5, 30],
  ] as const
  const petals = rings.flatMap(([reach, count, offset], depth) =>
    Array.from({ length: count }, (_, i) =>
      group(
        { transform: `rotate(${offset + (i * 360) / count})` },
        shape(
          `M0,0C${reach * 0.2},${-reach * 0.62} ${reach * 0.95},${-reach * 0.6} ${reach},${-reach * 0.06}C${reach * 1.02},${reach * 0.5} ${reach * 0.3},${reach * 0.5} 0,0Z`,
          fade(depth > 1 ? dark : mixPetal(dark), light, 0),
          { stroke: dark, 'stroke-width': 1.6, 'stroke-opacity': 0.35 },
        ),
      ),
    ),
  )
  return place(x, y, radius / 100, angle, ...petals, disc(0, 0, 15, ball(dark, wine)))
}

const mixPetal = (colour: string) => (colour === deepRose ? '#e593a7' : colour)

/** A cup-shaped flower seen from the side, its base at the origin, growing upwards. */
export function tulip(x: number, y: number, size: number, angle = 0, light = blush, dark = deepRose): string {
  return place(
    x,
    y,
    size / 100,
    angle,
    shape(
      'M0,0C-60,-10 -58,-80 -36,-118C-20,-100 -8,-90 0,-70C8,-90 20,-100 36,-118C58,-80 60,-10 0,0Z',
      fade(light, dark),
    ),
    shape('M0,0C-34,-20 -30,-90 0,-126C30,-90 34,-20 0,0Z', fade(light, dark, 80)),
    line('M0,-10Q-3,-60 0,-104', dark, 2, { opacity: 0.6 }),
  )
}

export function poppy(x: number, y: number, size: number, angle = 0, light = honey, dark = clay): string {
  return place(
    x,
    y,
    size / 100,
    angle,
    shape('M0,0C-40,8 -92,-20 -84,-70C-50,-96 -20,-84 0,-60C20,-84 50,-96 84,-70C92,-20 40,8 0,0Z', fade(light, dark)),
    shape('M-56,-62C-40,-20 40,-20 56,-62C40,-40 -40,-40 -56,-62Z', dark, { opacity: 0.5 }),
    oval(0, -40, 18, 12, wine, { opacity: 0.8 }),
  )
}

/** A big lobed leaf growing upwards from the origin. */
export function monstera(x: number, y: number, size: number, angle: number, light = sage, dark = moss): string {
  const half =
    'M0,0C-40,-6 -84,-30 -92,-70L-58,-74C-76,-84 -92,-92 -96,-112L-58,-108C-74,-122 -84,-138 -80,-156L-40,-142C-44,-170 -24,-194 0,-208Z'
  return place(
    x,
    y,
    size / 200,
    angle,
    shape(half, fade(light, dark, 20)),
    group({ transform: 'scale(-1 1)' }, shape(half, fade(dark, forest, 60))),
    line('M0,10L0,-190', sage, 3),
    line(
      'M0,-40Q-40,-50 -70,-66M0,-80Q-40,-92 -72,-106M0,-120Q-30,-134 -56,-148M0,-40Q40,-50 70,-66M0,-80Q40,-92 72,-106M0,-120Q30,-134 56,-148',
      sage,
      2,
      { opacity: 0.6 },
    ),
  )
}

/** Blades of grass on a line from x0 to x1. */
export function grass(x0: number, x1: number, y: number, height: number, colour: string, seed = 1): string {
  const roll = dice(seed)
  const count = Math.round((x1 - x0) / 22)
  const blades = Array.from({ length: count }, () => {
    const x = x0 + roll() * (x1 - x0)
    const h = height * (0.5 + roll() * 0.7)
    const lean = (roll() - 0.5) * h * 0.8
    return `M${x.toFixed(0)},${y}q${(lean * 0.2).toFixed(0)},${(-h * 0.6).toFixed(0)} ${lean.toFixed(0)},${(-h).toFixed(0)}`
  })
  return line(blades.join(''), colour, 3)
}
