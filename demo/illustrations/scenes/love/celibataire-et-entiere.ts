import { sideBody } from '../../body.ts'
import { ground, hill, sun } from '../../nature.ts'
import { armchair, cat, cup, lamp, opening, panePath, pot } from '../../objects.ts'
import * as p from '../../palette.ts'
import { monstera } from '../../plants.ts'
import { box, disc, fade, glow, line, oval, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000

const spines = [
  [110, p.rose],
  [90, p.clay],
  [120, p.paper],
  [84, p.sage],
  [100, p.deepRose],
  [116, p.honey],
  [92, p.cream],
] as const

export function celibataireEtEntiere(): string {
  const reader = sideBody({
    profile: { skin: p.olive, hair: p.auburn, style: 'bob', tilt: 12 },
    size: 150,
    headAt: [770, 330],
    neckBase: [732, 430],
    hip: [700, 690],
    build: 1.22,
    legs: [
      [[900, 690], [930, 870], 4],
      [[890, 640], [1040, 740], 40],
    ],
    arms: [
      [[830, 580], [920, 520], 'hold', -40],
      [[770, 610], [900, 560], 'hold', -34],
    ],
    top: { light: p.blush, dark: p.deepRose },
    trousers: { light: p.moss, dark: p.forest },
    shoes: '#f1e3d8',
  })
  return (
    ground(W, H, fade('#5f6f58', '#4f5d49')) +
    disc(1230, 300, 420, glow(p.honey, 0.5)) +
    box(0, 850, W, 150, 0, fade('#8d6150', '#6f4a3d')) +
    oval(760, 920, 560, 60, fade(p.rose, p.blush)) +
    oval(760, 920, 480, 46, 'none', { stroke: p.paper, 'stroke-width': 5 }) +
    opening(
      panePath(120, 110, 330, 430),
      '#e9dccd',
      16,
      box(120, 110, 330, 430, 0, fade('#6d3f55', '#d98f8b')),
      sun(300, 420, 44, p.honey),
      hill(560, '#55465a', p.plum, [110, 470], [220, 440], [330, 480], [460, 450]),
    ) +
    line('M285,110V540M120,300H450', '#e9dccd', 8) +
    box(960, 150, 460, 16, 6, '#8d6150') +
    spines.map(([tall, colour], i) => box(980 + i * 38, 150 - tall, 32, tall, 4, colour)).join('') +
    pot(1340, 152, 66, p.paper, p.rose) +
    line('M1340,90Q1400,110 1390,200M1340,90Q1290,110 1300,220M1350,90Q1420,90 1430,150', '#93a387', 6) +
    armchair(690, 880, 300, p.clay, p.terracotta) +
    reader +
    shape('M560,650C620,620 700,650 720,700L700,800C640,820 580,810 560,790Z', fade(p.honey, p.clay, 60)) +
    line('M590,690H690', p.terracotta, 4, { opacity: 0.6 }) +
    place(
      916,
      530,
      1,
      -20,
      shape('M0,0L-14,-96C20,-112 60,-108 76,-92L88,6C60,-8 26,-10 0,0Z', p.deepRose),
      shape('M6,-6L-6,-92C22,-104 56,-102 70,-90L80,-2C56,-12 26,-14 6,-6Z', p.cream),
    ) +
    place(1250, 880, 1, 0, box(-90, -190, 180, 18, 9, '#8d6150'), line('M-60,-180L-76,0M60,-180L76,0', '#6f4a3d', 14)) +
    lamp(1290, 694, 270, p.rose) +
    cup(1200, 692, 70, p.paper, p.blush) +
    cat(440, 906, 210, '#e9dccd', '#c9ae9b') +
    monstera(1500, 900, 340, 12, '#93a387', '#5b6a53') +
    monstera(1420, 900, 260, -26, '#93a387', '#5b6a53') +
    pot(1480, 930, 140)
  )
}
