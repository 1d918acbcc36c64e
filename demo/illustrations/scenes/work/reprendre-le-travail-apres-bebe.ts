import { ribbon, trace } from '../../geometry.ts'
import { ground, hill, shadow, sun } from '../../nature.ts'
import { frame, opening, panePath } from '../../objects.ts'
import * as p from '../../palette.ts'
import { flower } from '../../plants.ts'
import { box, disc, fade, line, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function reprendreLeTravailApresBebe(): string {
  const hook = (x: number) => line(`M${x},196V236q0,18 16,18`, p.plum, 9)
  return (
    ground(W, H, fade('#d9e0cf', '#c3cdb7')) +
    box(0, 620, W, 250, 0, fade('#eef0e6', '#dfe5d6')) +
    box(0, 612, W, 16, 0, p.paper) +
    line(Array.from({ length: 13 }, (_, i) => `M${60 + i * 128},630V866`).join(''), '#cbd4bf', 4) +
    box(0, 866, W, 134, 0, fade('#d8b199', '#bd9179')) +
    opening(
      panePath(1210, 130, 320, 740, 8),
      p.paper,
      22,
      box(1210, 120, 320, 760, 0, fade('#fdf0dc', p.rose)),
      sun(1370, 330, 70, '#fbe0b6'),
      shape('M1200,880V560H1260V500H1320V600H1400V460H1470V560H1540V880Z', fade('#d9a08f', '#b9796a')),
      line('M1224,600v30M1250,600v30M1346,650v30M1376,650v30M1426,520v30M1426,590v30', '#fbe6d0', 12),
      hill(880, p.sage, p.moss, [1200, 790], [1370, 760], [1540, 800]),
    ) +
    shape('M1200,130L1110,96V930L1200,870Z', fade(p.moss, p.forest, 0)) +
    disc(1126, 520, 10, p.honey) +
    shape('M1210,872H1530L1400,1000H1000Z', p.paper, { opacity: 0.3 }) +
    box(150, 176, 700, 28, 12, p.clay) +
    [240, 420, 600, 760].map(hook).join('') +
    place(
      256,
      246,
      1,
      0,
      shape(
        'M-20,0C-60,16 -96,30 -104,70C-120,170 -124,260 -118,340H-78L-72,200L-90,470H92L74,200L80,340H120C126,260 120,170 106,70C96,30 60,16 22,0C10,18 -8,18 -20,0Z',
        fade(p.deepRose, p.wine),
      ),
      line('M0,20V470M-46,230h30M18,230h30', '#83394f', 5, { opacity: 0.6 }),
      disc(14, 120, 6, p.honey),
      disc(14, 190, 6, p.honey),
      disc(14, 260, 6, p.honey),
    ) +
    place(
      436,
      246,
      1,
      0,
      line('M-6,0L-60,150M6,0L60,150', p.terracotta, 9),
      shape('M-90,146H90L80,330Q78,346 62,346H-62Q-78,346 -80,330Z', fade(p.honey, p.clay)),
      box(-66, 116, 132, 40, 6, '#5b484d'),
      box(-90, 146, 180, 54, 6, p.clay),
      disc(0, 174, 9, p.paper),
    ) +
    place(
      616,
      246,
      0.62,
      0,
      shape(
        'M-20,0C-60,10 -110,40 -130,110L-90,136L-74,110V230H76V110L92,136L132,110C110,40 60,10 22,0C10,14 -8,14 -20,0Z',
        fade(p.paper, p.rose),
      ),
      shape('M-60,-6C-60,-60 60,-60 60,-6C30,20 -30,20 -60,-6Z', p.blush),
      line('M0,20V230M-50,170h28M24,170h28', p.deepRose, 5),
      disc(-46, -46, 22, p.blush),
      disc(46, -46, 22, p.blush),
    ) +
    place(
      776,
      250,
      1,
      0,
      shape(ribbon(trace('0,0 -14,120 10,240 -6,330'), [34, 44, 50, 40]), fade(p.sage, p.moss)),
      line('M-24,326v30M-8,334v30M8,330v30', p.moss, 5),
    ) +
    pram() +
    place(
      190,
      946,
      1,
      0,
      shape('M-60,0C-60,-40 -20,-50 10,-26C30,-14 60,-16 66,0L60,14H-60Z', p.plum),
      line('M-54,14L-58,34', p.plum, 9),
      shape('M30,18C30,-22 70,-32 100,-8C120,4 150,2 156,18L150,32H30Z', fade('#6c4355', p.plum)),
      line('M36,32L32,50', p.plum, 9),
    ) +
    place(
      420,
      960,
      0.62,
      0,
      shape('M-60,0C-66,-60 -30,-66 0,-50C30,-36 60,-30 60,0Q60,12 50,12H-50Q-60,12 -60,0Z', p.honey),
      line('M-50,-40q20,14 50,4', p.paper, 8),
    ) +
    place(
      510,
      966,
      0.62,
      0,
      shape('M-60,0C-66,-60 -30,-66 0,-50C30,-36 60,-30 60,0Q60,12 50,12H-50Q-60,12 -60,0Z', p.honey),
      line('M-50,-40q20,14 50,4', p.paper, 8),
    ) +
    frame(900, 200, 150, 180, p.paper, box(900, 200, 150, 180, 0, p.rose), flower(975, 290, 44))
  )
}

function pram(): string {
  const wheel = (x: number) =>
    disc(x, 916, 58, 'none', { stroke: p.plum, 'stroke-width': 10 }) +
    line(`M${x},860V972M${x - 56},916H${x + 56}M${x - 40},876L${x + 40},956M${x + 40},876L${x - 40},956`, p.clay, 4) +
    disc(x, 916, 10, p.clay)
  return (
    shadow(800, 976, 230, 14, 0.22) +
    line('M700,916L860,760M900,916L760,760M930,690L1040,610', p.plum, 11) +
    line('M1020,620l36,-22', p.clay, 18) +
    shape('M610,670H980C980,770 900,820 800,820C700,820 620,780 610,670Z', fade(p.rose, p.deepRose)) +
    shape('M610,670C600,540 700,500 790,500V670Z', fade(p.paper, p.blush)) +
    line('M790,502C740,540 720,600 716,668M790,502C690,530 664,600 660,668', p.deepRose, 4, { opacity: 0.6 }) +
    box(596, 660, 400, 24, 12, p.paper) +
    shape('M800,664C830,630 930,626 966,664Z', p.sage) +
    flower(700, 744, 30) +
    wheel(690) +
    wheel(910)
  )
}
