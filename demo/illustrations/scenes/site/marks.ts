import { curve, trace } from '../../geometry.ts'
import { paleHill, rings } from '../../nature.ts'
import * as p from '../../palette.ts'
import { branch, leaf } from '../../plants.ts'
import { disc, element, fade, gradient, group, line, place } from '../../svg.ts'

/** The flower mark on a 64-unit square: flat colours, readable at 16 px. */
export function mark(petal = p.deepRose, inner = p.blush, heart = p.ink): string {
  const outer = Array.from({ length: 8 }, (_, i) =>
    element('path', {
      d: 'M32,33C24.5,26 23.6,9 28.6,4.4Q32,1.6 35.4,4.4C40.4,9 39.5,26 32,33Z',
      fill: petal,
      transform: `rotate(${i * 45} 32 32)`,
    }),
  )
  const soft = Array.from({ length: 8 }, (_, i) =>
    element('path', {
      d: 'M32,27C29.6,22 29.8,15 32,11C34.2,15 34.4,22 32,27Z',
      fill: inner,
      transform: `rotate(${i * 45} 32 32)`,
    }),
  )
  return outer.join('') + soft.join('') + disc(32, 32, 7.4, heart)
}

/** Shades whatever is behind, because error pages use the owner's colours. */
const shade = (from: number, to: number) =>
  gradient([
    [0, p.ink, from],
    [1, p.ink, to],
  ])

const fours = (draw: (four: string) => string) =>
  [60, 680].map((x) => group({ transform: `translate(${x} 60)` }, draw('M150,70L40,330H250M196,210V450'))).join('')

/** Shape of the two fours; the page fills it with the owner's colour. */
export const notFoundDigits = (): string => fours((four) => line(four, p.ink, 70))

export function notFound(): string {
  const leaves = Array.from({ length: 18 }, (_, i) =>
    place(500, 325, 1, i * 20, place(158, 0, 1.1, i % 2 ? 52 : 118, leaf('round', p.sage, p.moss))),
  )
  const bloom = (x: number, y: number, r: number, light: string, dark: string) =>
    place(
      x,
      y,
      r,
      0,
      group(
        { fill: fade(dark, light, 0) },
        ...Array.from({ length: 7 }, (_, i) =>
          element('path', { d: 'M0,0C8,-15 30,-15 36,0C30,15 8,15 0,0Z', transform: `rotate(${i * 51.4})` }),
        ),
      ),
      disc(0, 0, 9, p.clay),
    )
  const twig = (
    points: readonly (readonly [number, number])[],
    spots: readonly (readonly [number, number, number])[],
  ) =>
    line(curve(...points), p.moss, 6) +
    spots.map(([x, y, turn], i) => place(x, y, 0.9, turn, leaf(i % 2 ? 'olive' : 'round', p.sage, p.moss))).join('')
  return (
    rings(500, 325, 190, 4, p.ink, 40, 0.16) +
    fours(
      (four) => line(four, shade(0, 0.12), 70) + line(four, p.paper, 4, { opacity: 0.9, 'stroke-dasharray': '1 16' }),
    ) +
    disc(500, 325, 158, 'none', { stroke: '#8fa084', 'stroke-width': 52 }) +
    leaves.join('') +
    disc(500, 325, 112, p.paper, { opacity: 0.75 }) +
    twig(trace('500,432 494,350 520,290'), [
      [498, 400, -150],
      [496, 370, -30],
      [505, 330, -140],
      [510, 316, -20],
    ]) +
    bloom(524, 268, 1.3, p.paper, p.sand) +
    twig(trace('120,560 90,430 150,330 110,200'), [
      [104, 480, -150],
      [104, 460, -20],
      [130, 370, -160],
      [140, 352, -10],
      [138, 270, -170],
      [128, 240, -30],
      [110, 200, -110],
    ]) +
    twig(trace('860,560 910,440 870,300 900,180'), [
      [890, 490, -150],
      [898, 470, -20],
      [894, 370, -160],
      [880, 340, -10],
      [878, 260, -170],
      [888, 230, -30],
      [900, 180, -80],
    ]) +
    bloom(236, 400, 1.5, p.paper, p.sand) +
    bloom(106, 396, 1, p.honey, p.clay) +
    bloom(218, 150, 1.1, p.paper, p.sand) +
    bloom(860, 400, 1.4, p.honey, p.clay) +
    bloom(742, 390, 1.1, p.paper, p.sand) +
    bloom(812, 130, 1.2, p.paper, p.sand) +
    bloom(640, 446, 1.2, p.paper, p.sand) +
    bloom(366, 214, 1, p.honey, p.clay)
  )
}

export function errorBackground(): string {
  return (
    disc(1220, 300, 190, p.paper, { opacity: 0.7 }) +
    rings(1220, 300, 230, 4, p.paper, 56, 0.8) +
    paleHill(1000, shade(0.01, 0.03), [-20, 720], [300, 640], [760, 720], [1180, 620], [1620, 700]) +
    paleHill(1000, shade(0.03, 0.06), [-20, 820], [420, 760], [900, 830], [1300, 760], [1620, 800]) +
    paleHill(1000, fade('#d5ddca', p.sage), [-20, 920], [500, 880], [1000, 930], [1620, 880]) +
    group(
      { opacity: 0.55 },
      branch(trace('110,1000 140,780 80,600 130,440'), { pairs: 7, size: 1.5 }),
      branch(trace('1510,1000 1470,840 1530,700'), { kind: 'long', pairs: 5, size: 1.2 }),
    )
  )
}
