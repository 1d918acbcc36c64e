import { bust, sleeve } from '../../body.ts'
import { trace } from '../../geometry.ts'
import { hand } from '../../hands.ts'
import { ground, rings } from '../../nature.ts'
import { cup, vase } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, peony } from '../../plants.ts'
import { box, disc, fade, line, mirror, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function reunionEntendue(): string {
  const seat = (
    x: number,
    y: number,
    s: number,
    face: Parameters<typeof bust>[3]['face'],
    light: string,
    dark: string,
    build = 1,
  ) => bust(x, y, s, { face, clothes: { light, dark, neckline: x % 2 ? 'shirt' : 'round' }, build, length: 620 })
  const wrap = { base: p.clay, light: p.honey, dark: p.terracotta }
  return (
    ground(W, H, fade('#eadfd6', '#e0c9bf')) +
    disc(800, 330, 330, fade(p.rose, '#f6e0d8')) +
    rings(800, 330, 370, 5, p.paper, 52, 0.9) +
    branch(trace('500,300 470,160 560,60'), { kind: 'olive', pairs: 8, size: 1.1 }) +
    mirror(800, branch(trace('500,300 470,160 560,60'), { kind: 'olive', pairs: 8, size: 1.1 })) +
    seat(
      800,
      290,
      0.92,
      { skin: p.peach, hair: p.auburn, style: 'waves', eyes: 'open', smile: 1, tilt: 2 },
      p.deepRose,
      p.wine,
    ) +
    hand(1046, 330, 0.94, -80, p.peach, 'open') +
    sleeve(trace('960,530 1024,560 1050,470 1046,356'), [74, 76, 68, 52], { light: p.deepRose, dark: p.wine }, 1) +
    seat(
      500,
      420,
      0.8,
      { skin: p.ebony, hair: wrap, style: 'headwrap', eyes: 'closed', turn: 0.9, tilt: 6 },
      p.honey,
      p.clay,
      1.12,
    ) +
    seat(
      1190,
      470,
      0.8,
      {
        skin: p.porcelain,
        hair: p.white,
        style: 'short',
        eyes: 'smile',
        turn: -0.9,
        tilt: -7,
        lines: true,
        glasses: p.plum,
      },
      p.moss,
      p.forest,
    ) +
    seat(
      220,
      500,
      0.84,
      { skin: p.olive, hair: p.black, style: 'bob', eyes: 'smile', turn: 1, tilt: 4 },
      p.paper,
      p.sand,
    ) +
    seat(
      1420,
      510,
      0.84,
      { skin: p.amber, hair: p.black, style: 'curls', eyes: 'closed', turn: -1, tilt: -4 },
      p.blush,
      p.deepRose,
    ) +
    shape('M-40,1010V860C300,760 1300,760 1640,860V1010Z', fade(p.cream, '#d8b49d')) +
    line('M-40,862C300,762 1300,762 1640,862', p.paper, 10) +
    cup(420, 880, 92, p.paper, p.blush) +
    box(640, 850, 190, 20, 5, p.paper, { transform: 'rotate(-4 700 850)' }) +
    line('M660,860h100', p.clay, 4) +
    cup(1190, 880, 92, p.sage, p.moss) +
    vase(960, 884, 150, 'round', p.rose, p.deepRose) +
    branch(trace('960,780 930,700 950,640'), { pairs: 4, size: 0.7 }) +
    peony(990, 742, 46, p.paper, p.blush) +
    flower(930, 750, 36, { light: p.honey, dark: p.clay, heart: p.wine })
  )
}
