import { sideBody } from '../../body.ts'
import { ribbon, trace } from '../../geometry.ts'
import { ground, hill, shadow, sun } from '../../nature.ts'
import { casement, frame, lamp, laptop, vase } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, peony, sprig } from '../../plants.ts'
import { box, disc, fade, line, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function revenirApresUnArret(): string {
  const wheel = (x: number, y: number, r: number) =>
    disc(x, y, r, 'none', { stroke: '#3a2a2e', 'stroke-width': 17 }) +
    disc(x, y, r - 16, 'none', { stroke: p.clay, 'stroke-width': 5 }) +
    line(
      Array.from(
        { length: 8 },
        (_, i) =>
          `M${x},${y}L${x + Math.cos((i * Math.PI) / 4) * (r - 10)},${y + Math.sin((i * Math.PI) / 4) * (r - 10)}`,
      ).join(''),
      '#8b7a76',
      3,
    ) +
    disc(x, y, 16, p.clay)
  const woman = sideBody({
    profile: { skin: p.olive, hair: p.brown, style: 'ponytail', open: true, earring: p.honey },
    size: 150,
    headAt: [520, 330],
    neckBase: [496, 428],
    hip: [470, 670],
    legs: [
      [[640, 672], [668, 838], 6],
      [[630, 684], [654, 846], 6],
    ],
    arms: [
      [[600, 560], [700, 610], 'rest', 20],
      [[470, 570], [540, 686], 'hold', 70],
    ],
    top: { light: p.sage, dark: p.moss },
    trousers: { light: '#6c5563', dark: p.plum },
    shoes: p.deepRose,
    behind:
      line('M372,470L400,700L640,716L700,886L760,888', '#5b484d', 15) +
      line('M372,470L330,462', '#3a2a2e', 18) +
      shape(ribbon(trace('396,520 408,600 420,690'), [30, 34, 30]), p.plum) +
      shape(ribbon(trace('410,706 520,714 640,712'), [34, 36, 30]), p.plum),
  })
  return (
    ground(W, H, fade('#f7e6df', '#f0d3ca')) +
    casement(
      940,
      90,
      480,
      440,
      p.paper,
      box(930, 80, 500, 460, 0, fade('#fdf0dc', p.rose)),
      sun(1280, 240, 70, '#fff1d2'),
      hill(600, p.blush, p.rose, [920, 400], [1100, 350], [1300, 410], [1450, 380]),
      hill(600, p.sage, p.moss, [920, 470], [1150, 440], [1450, 480]),
    ) +
    box(0, 830, W, 170, 0, fade('#dbb9a6', '#c79d88')) +
    shape('M900,860L1400,860L1240,1000L640,1000Z', p.paper, { opacity: 0.25 }) +
    frame(150, 130, 190, 240, p.clay, box(150, 130, 190, 240, 0, p.sage), flower(245, 250, 56)) +
    shadow(560, 924, 300, 20, 0.22) +
    woman +
    wheel(486, 770, 148) +
    disc(718, 892, 34, 'none', { stroke: '#3a2a2e', 'stroke-width': 12 }) +
    disc(718, 892, 8, p.clay) +
    line('M430,640H580', '#5b484d', 12) +
    box(880, 610, 660, 28, 12, fade(p.paper, '#ead5c6')) +
    line('M930,638L910,920M1490,638L1510,920', '#e2cab9', 20) +
    laptop(1270, 610, 220, p.sand, '#5b484d') +
    lamp(1470, 610, 190, p.deepRose) +
    vase(1040, 610, 150, 'jug', p.paper, p.blush) +
    branch(trace('1030,500 990,400 1010,330'), { pairs: 5, size: 0.8 }) +
    sprig(trace('1050,500 1110,400 1100,320'), p.moss, p.deepRose, 8, 6) +
    peony(1040, 470, 62) +
    peony(1100, 456, 44, p.honey, p.clay) +
    flower(986, 452, 44) +
    box(936, 560, 60, 48, 4, p.rose, { transform: 'rotate(-6 960 590)' }) +
    line('M948,580h34M948,592h24', p.wine, 4)
  )
}
