import { trace } from '../../geometry.ts'
import { ground, moon, shadow, stars } from '../../nature.ts'
import * as p from '../../palette.ts'
import { branch, flower, leaf } from '../../plants.ts'
import { box, disc, fade, glow, line, mirror, place, shape, within } from '../../svg.ts'

const W = 1200
const H = 900

export function perinatalite(): string {
  const hanging = (x: number, y: number, art: string) => line(`M${x},214V${y}`, p.moss, 4) + place(x, y, 1, 0, art)
  return (
    ground(W, H, fade('#e9efe4', '#cfd8c5')) +
    disc(600, 420, 340, fade('#f6f2e8', '#e9dfd0')) +
    box(0, 780, W, 120, 0, fade('#d8b6a0', '#c49a83')) +
    line('M600,-10V130', p.moss, 6) +
    line('M360,214C420,120 780,120 840,214M600,130V214', p.clay, 12) +
    hanging(370, 330, moon(0, 30, 40, p.honey)) +
    hanging(485, 280, flower(0, 34, 44, { light: p.rose, dark: p.deepRose })) +
    hanging(600, 350, disc(0, 36, 38, fade(p.paper, p.blush))) +
    hanging(715, 290, place(0, 0, 1.3, 90, leaf('round', p.sage, p.moss))) +
    hanging(
      830,
      330,
      stars(-10, 20, 10, 40, 1, p.deepRose) +
        shape('M0,0L14,30L46,34L22,56L30,88L0,72L-30,88L-22,56L-46,34L-14,30Z', fade(p.deepRose, p.wine)),
    ) +
    shadow(600, 820, 330, 20, 0.2) +
    line('M330,790C420,850 780,850 870,790', p.terracotta, 20) +
    line('M400,700L370,806M800,700L830,806', p.terracotta, 18) +
    shape('M300,540C310,690 420,760 600,760C780,760 890,690 900,540Z', fade(p.honey, p.clay)) +
    within(
      'M300,540C310,690 420,760 600,760C780,760 890,690 900,540Z',
      line(
        [0, 1, 2, 3]
          .map((i) => `M300,${580 + i * 38}C460,${620 + i * 40} 740,${620 + i * 40} 900,${580 + i * 38}`)
          .join(''),
        p.terracotta,
        5,
        { opacity: 0.4 },
      ),
    ) +
    shape(
      'M300,540C320,470 420,476 470,520C560,480 700,490 760,524C820,480 890,490 900,540C760,590 440,590 300,540Z',
      fade(p.paper, p.rose),
    ) +
    disc(440, 500, 62, p.peach.base) +
    shape('M380,494C380,430 440,420 480,444C440,450 400,470 390,510Z', '#84543c', { opacity: 0.7 }) +
    disc(430, 526, 18, glow(p.deepRose, 0.5)) +
    line('M414,506q10,8 20,0M450,504q9,8 18,-1M438,532q8,5 16,-1', p.peach.deep, 4) +
    shape(
      'M480,560C500,490 620,460 780,510C850,530 860,560 820,580C700,620 560,610 480,560Z',
      fade('#dfe5d6', p.sage),
    ) +
    line('M560,500C550,540 560,580 580,600M680,490C676,540 690,580 704,596', p.moss, 4, { opacity: 0.5 }) +
    branch(trace('90,900 120,700 70,540 110,420'), { pairs: 8, size: 1.3 }) +
    mirror(600, branch(trace('110,900 90,740 140,620'), { kind: 'fern', pairs: 9, size: 1.4 }))
  )
}
