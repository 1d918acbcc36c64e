import { curve, dice, ribbon, trace } from '../../geometry.ts'
import { ground, stars } from '../../nature.ts'
import { archPath, opening, panePath } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, peony, tulip } from '../../plants.ts'
import { profileBack, profileHead } from '../../profile.ts'
import { box, disc, fade, glow, line, mirror, oval, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function leDesirDansLaDuree(): string {
  const shutter = (x: number, y: number, w: number, h: number) =>
    box(x, y, w, h, 6, fade('#8fa084', '#66755c', 0)) +
    line(
      Array.from({ length: Math.floor(h / 26) - 1 }, (_, i) => `M${x + 14},${y + 26 + i * 26}H${x + w - 14}`).join(''),
      p.forest,
      4,
      { opacity: 0.5 },
    )
  const dark = (x: number, y: number) =>
    opening(panePath(x, y, 170, 260), '#e8c9bd', 12, box(x, y, 170, 260, 0, fade('#55354a', '#7a4c60'))) +
    line(`M${x + 85},${y}V${y + 260}`, '#e8c9bd', 7) +
    shutter(x - 78, y - 6, 66, 272) +
    shutter(x + 182, y - 6, 66, 272)
  const roll = dice(77)
  const climbing = Array.from({ length: 34 }, (_, i) => {
    const [x, y] = [400 + roll() * 90 + (i % 2) * 0, 960 - i * 26]
    return i % 3
      ? flower(x, y, 16 + roll() * 8, { light: p.rose, dark: p.deepRose, petals: 7, wide: 1.4, seed: i })
      : peony(x + 30, y, 26 + roll() * 10, p.blush, p.wine)
  })
  return (
    ground(W, H, fade('#3d2433', '#7b4a60')) +
    stars(0, 0, 1600, 240, 30, p.rose, 22) +
    box(120, 120, 1360, 900, 0, fade('#c98e86', '#a56d6f')) +
    shape('M70,130L200,10H1400L1530,130Z', fade('#5d3a48', '#422733')) +
    box(100, 120, 1400, 24, 6, '#e0b3a6') +
    line(
      Array.from({ length: 40 }, () => {
        const [x, y] = [150 + roll() * 1280, 180 + roll() * 760]
        return `M${x.toFixed(0)},${y.toFixed(0)}h${(20 + roll() * 30).toFixed(0)}`
      }).join(''),
      '#8f5a5f',
      4,
      { opacity: 0.35 },
    ) +
    dark(230, 250) +
    dark(1210, 250) +
    dark(1210, 640) +
    disc(800, 470, 520, glow(p.honey, 0.55)) +
    opening(
      archPath(590, 200, 420, 560),
      '#f1d6c8',
      20,
      box(590, 190, 420, 580, 0, fade('#fff0cf', p.honey)),
      disc(800, 330, 190, glow('#fff8e6', 0.9)),
      embrace(),
      shape('M580,190H690C700,420 640,560 600,780H580Z', p.rose, { opacity: 0.85 }),
      shape('M1020,190H910C900,420 960,560 1000,780H1020Z', p.rose, { opacity: 0.85 }),
    ) +
    box(550, 756, 500, 26, 10, '#f1d6c8') +
    line(`${Array.from({ length: 13 }, (_, i) => `M${576 + i * 37},690V760`).join('')}M560,690H1040`, '#3a2230', 8) +
    shutter(486, 330, 88, 430) +
    shutter(1026, 330, 88, 430) +
    [600, 680, 770, 850, 930, 1000]
      .map((x, i) => tulip(x, 760, 40, (i % 3) * 8 - 8, i % 2 ? p.blush : p.paper, p.deepRose))
      .join('') +
    line(curve([410, 1000], [470, 820], [420, 640], [480, 420], [440, 160]), p.forest, 9) +
    branch(trace('440,980 480,760 430,540 470,300 440,140'), { pairs: 16, size: 0.9, light: '#93a387', dark: p.moss }) +
    climbing.join('')
  )
}

function embrace(): string {
  const cloth = '#5d3247'
  const hers = { skin: { ...p.olive }, hair: p.grey, style: 'chignon', tilt: 16 } as const
  const his = { skin: { ...p.amber }, hair: p.white, style: 'man', tilt: 10 } as const
  return (
    shape('M700,800C690,660 680,600 716,560C750,530 800,540 812,600L830,800Z', fade(p.deepRose, p.wine)) +
    mirror(800, shape('M660,800C640,640 640,560 700,520C740,500 780,520 794,580L800,800Z', fade(cloth, '#3b1f2e'))) +
    mirror(800, shape(ribbon(trace('738,470 716,560'), [56, 70]), '#ab7450')) +
    shape(ribbon(trace('738,500 730,570'), [48, 60]), '#cc9469') +
    mirror(800, place(736, 420, 0.56, 12, profileHead(his))) +
    place(752, 448, 0.53, -2, profileBack(hers), profileHead(hers)) +
    shape(ribbon(trace('730,590 800,640 884,590'), [58, 48, 36]), fade(p.deepRose, '#b95f78', 0)) +
    oval(896, 584, 22, 15, p.olive.base) +
    shape(ribbon(trace('880,580 840,690 744,690'), [64, 54, 40]), fade('#6b3c53', cloth)) +
    oval(732, 690, 24, 16, p.amber.base) +
    line('M722,684h-14M722,694h-14', '#ab7450', 3)
  )
}
