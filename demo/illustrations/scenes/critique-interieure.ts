import { bust } from '../body.ts'
import { blob, curve, dice, polar, trace } from '../geometry.ts'
import { ground, hill } from '../nature.ts'
import * as p from '../palette.ts'
import { branch, sprig } from '../plants.ts'
import { disc, fade, line, mirror, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function critiqueInterieure(): string {
  const roll = dice(44)
  const scribble = Array.from({ length: 60 }, (_, i) =>
    polar(800 + Math.sin(i) * 60, 150 + roll() * 30, 70 + roll() * 110, i * 67),
  ).map(([x, y]) => [x * 1.0, 100 + y * 0.55] as const)
  return (
    ground(W, H, fade('#f6e4dd', '#f1cfc9')) +
    shape(
      blob(
        [480, 160],
        [700, 60],
        [1000, 90],
        [1160, 260],
        [1120, 560],
        [1160, 800],
        [1000, 1060],
        [560, 1060],
        [440, 760],
        [500, 480],
      ),
      '#f9ece4',
    ) +
    hill(H, '#e8b9ae', '#d99e93', [-20, 860], [300, 800], [700, 850], [1100, 800], [1620, 860]) +
    branch(trace('170,1010 150,800 220,640 190,500'), {
      kind: 'fern',
      pairs: 12,
      size: 1.4,
      light: '#d3a08f',
      dark: p.terracotta,
    }) +
    sprig(trace('1440,1010 1470,820 1400,640 1430,500'), p.terracotta, p.deepRose, 14, 9) +
    line(curve(...scribble), p.plum, 3.4, { opacity: 0.85 }) +
    bust(800, 470, 1.16, {
      face: {
        skin: p.porcelain,
        hair: p.ginger,
        style: 'long',
        eyes: 'down',
        turn: 0.5,
        tilt: 6,
        smile: 0.1,
        freckles: true,
      },
      clothes: { light: p.sage, dark: p.moss, neckline: 'boat' },
      length: 520,
    }) +
    mirror(1026, magpie(1026, 672, 124)) +
    line('M918,560q-14,-14 -10,-34M902,584q-28,-20 -22,-62', p.plum, 5, { opacity: 0.7 })
  )
}

function magpie(x: number, y: number, size: number): string {
  return place(
    x,
    y,
    size / 100,
    0,
    shape('M-40,10C-90,40 -150,70 -190,74C-150,46 -110,14 -70,-20Z', fade('#3a2630', '#231519', 0)),
    shape(
      blob([-70, -10], [-40, -56], [10, -78], [44, -66], [54, -30], [40, 10], [0, 34], [-44, 24]),
      fade('#4a2f3c', '#2a1a20'),
    ),
    shape(blob([14, -26], [44, -20], [36, 14], [4, 30], [-16, 16]), p.paper),
    shape('M-66,-8C-30,-40 10,-30 24,-6C0,26 -50,22 -66,-8Z', fade('#6c4a5c', '#3a2630')),
    shape('M48,-64L92,-54L50,-46Z', p.clay),
    disc(32, -58, 6, p.paper),
    disc(34, -58, 3.4, p.ink),
    line('M6,34V58M24,30V56', p.clay, 5),
  )
}
