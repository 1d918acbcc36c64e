export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
const text = ([x, y]: Point) => `${round(x)},${round(y)}`

/** Repeatable numbers in [0, 1): the same seed draws the same picture. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick(points: readonly Point[], index: number, closed: boolean): Point {
  const n = points.length
  const i = closed ? (index + n) % n : Math.min(Math.max(index, 0), n - 1)
  return points[i] ?? [0, 0]
}

function segments(points: readonly Point[], closed: boolean): string {
  const count = closed ? points.length : points.length - 1
  let d = ''
  for (let i = 0; i < count; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((step) => pick(points, i + step, closed)) as [Point, Point, Point, Point]
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${text(out)} ${text(into)} ${text(c)}`
  }
  return d
}

/** A smooth open line through the points. */
export const curve = (...points: Point[]) => `M${text(pick(points, 0, false))}${segments(points, false)}`

/** A smooth closed outline through the points. */
export const blob = (...points: Point[]) => `M${text(pick(points, 0, false))}${segments(points, true)}Z`

export const polygon = (...points: Point[]) => `M${points.map(text).join('L')}Z`

/** A smooth line through the points, closed by straight edges down to `floor`. */
export function ridge(floor: number, ...points: Point[]): string {
  const first = pick(points, 0, false)
  const last = pick(points, points.length - 1, false)
  return `${curve(...points)}L${text([last[0], floor])}L${text([first[0], floor])}Z`
}

function along(points: readonly Point[], t: number): Point {
  const i = Math.min(Math.floor(t), points.length - 2)
  const u = t - i
  const [a, b, c, e] = [-1, 0, 1, 2].map((step) => pick(points, i + step, false)) as [Point, Point, Point, Point]
  const mix = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * u +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * u * u +
      (3 * b[k] - a[k] - 3 * c[k] + e[k]) * u * u * u)
  return [mix(0), mix(1)]
}

export interface Sample {
  at: Point
  angle: number
}

/** `count` evenly spaced points on the line, with the line's direction at each in degrees. */
export function walk(points: readonly Point[], count: number): Sample[] {
  const end = points.length - 1
  return Array.from({ length: count }, (_, k) => {
    const t = count > 1 ? (k / (count - 1)) * end : end / 2
    const before = along(points, Math.max(t - 0.02, 0))
    const after = along(points, Math.min(t + 0.02, end))
    return { at: along(points, t), angle: (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI }
  })
}

function widthAt(widths: readonly number[], share: number): number {
  const t = share * (widths.length - 1)
  const i = Math.min(Math.floor(t), widths.length - 2)
  const a = widths[i] ?? 0
  const b = widths[i + 1] ?? a
  const u = t - i
  return a + (b - a) * (u * u * (3 - 2 * u))
}

/** A band of varying width with round ends: limbs, locks of hair, stems. */
export function ribbon(points: readonly Point[], widths: readonly number[]): string {
  const count = (points.length - 1) * 5 + 1
  const sides = walk(points, count).map(({ at, angle }, i) => {
    const half = widthAt(widths.length > 1 ? widths : [...widths, ...widths], i / (count - 1)) / 2
    const turn = ((angle + 90) * Math.PI) / 180
    const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half]
    return { left: [at[0] - dx, at[1] - dy] as Point, right: [at[0] + dx, at[1] + dy] as Point, at, angle, half }
  })
  const cap = (side: (typeof sides)[number] | undefined, forward: 1 | -1): Point => {
    const turn = ((side?.angle ?? 0) * Math.PI) / 180
    const reach = (side?.half ?? 0) * 0.95 * forward
    return [(side?.at[0] ?? 0) + Math.cos(turn) * reach, (side?.at[1] ?? 0) + Math.sin(turn) * reach]
  }
  return blob(
    cap(sides[0], -1),
    ...sides.map((side) => side.left),
    cap(sides.at(-1), 1),
    ...sides.map((side) => side.right).reverse(),
  )
}

/** The point at `radius` from the centre; 0° is to the right, 90° is down. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [cx + Math.cos(turn) * radius, cy + Math.sin(turn) * radius]
}

/** One side of a ribbon, without its ends: 1 is the right side in drawing direction. */
export function ribbonSide(points: readonly Point[], widths: readonly number[], side: 1 | -1, from = 0.2): string {
  const count = (points.length - 1) * 5 + 1
  const edge = walk(points, count).map(({ at, angle }, i) =>
    polar(at[0], at[1], (side * widthAt(widths, i / (count - 1))) / 2, angle + 90),
  )
  return curve(...edge.slice(Math.floor(count * from)))
}

/** Parses points written as 'x,y x,y', which keeps long outlines on one line. */
export const trace = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
