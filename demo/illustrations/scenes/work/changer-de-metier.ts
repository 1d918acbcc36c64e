import { polygon, ribbon, trace } from '../../geometry.ts'
import { headFromBehind } from '../../hair.ts'
import { hand } from '../../hands.ts'
import { beams, ground, hill, shadow, sun } from '../../nature.ts'
import { archPath, opening, pot } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, leaf } from '../../plants.ts'
import { box, disc, fade, glow, line, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000
const petals = () =>
  trace('560,250 640,180 900,150 980,230 470,360')
    .map(([x = 0, y = 0], i) => place(x, y, 0.6, i * 70, leaf('round', p.blush, p.deepRose)))
    .join('')

export function changerDeMetier(): string {
  const steps = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [430 + i * 104, 900 - i * 66]
    return polygon([x, y], [W, y], [W, H], [x, H])
  })
  const tones = ['#c98b6d', '#cf9375', '#d49b7e', '#d9a386', '#deac90', '#e3b59b', '#e8bea7', '#edc8b3']
  const body = place(
    720,
    392,
    0.4,
    0,
    shape('M-34,60C-30,120 -40,150 -60,170L60,170C40,150 30,120 34,60Z', p.peach.shade),
    shape(
      'M-70,640C-76,800 -72,900 -60,1004L0,1004C4,900 6,800 12,700C30,780 60,820 70,880L118,860C120,760 104,700 90,600Z',
      fade(p.moss, p.forest),
    ),
    shape('M-66,996L-4,996L2,1030H-72Z', p.plum),
    shape('M66,872L122,850L134,880L76,902Z', p.plum),
    shape(
      'M-62,168C-120,190 -160,200 -176,260C-196,340 -150,430 -140,500C-160,580 -166,640 -160,690H160C166,640 160,580 140,500C150,430 196,340 176,260C160,200 120,190 62,168C30,190 -30,190 -62,168Z',
      fade(p.paper, '#ecd2c3'),
    ),
    line('M0,220V680M-140,500Q0,530 140,500', p.clay, 5, { opacity: 0.6 }),
    shape(ribbon(trace('-160,250 -212,410 -200,560'), [84, 74, 56]), fade(p.paper, '#e6c8b8')),
    hand(-200, 580, 0.62, 84, p.peach, 'hold'),
    shape('M-300,640H-110L-96,840Q-204,868 -316,840Z', fade(p.clay, p.terracotta)),
    line('M-256,644C-250,560 -160,560 -154,644', p.terracotta, 12),
    shape(ribbon(trace('160,250 230,360 330,330'), [84, 74, 54]), fade(p.paper, '#ecd2c3', 0)),
    hand(336, 328, 0.6, -14, p.peach, 'rest'),
    headFromBehind('bob', p.auburn),
  )
  return (
    ground(W, H, fade('#f5dfd2', p.rose)) +
    beams(1130, 0, 300, 1000, -420, 2, 0.28) +
    disc(1250, 300, 420, glow('#fff3dd', 0.9)) +
    opening(
      archPath(1130, 70, 270, 372),
      p.paper,
      20,
      box(1130, 60, 270, 400, 0, fade('#fdeccb', p.honey)),
      sun(1270, 260, 60, '#fff6e2'),
      hill(500, p.sage, p.moss, [1100, 380], [1200, 350], [1300, 380], [1420, 350]),
    ) +
    shape('M1400,72L1520,20V500L1400,442Z', fade(p.moss, p.forest, 0)) +
    line('M1424,100L1500,68V240L1424,250ZM1424,286L1500,290V440L1424,410Z', p.sage, 5, { opacity: 0.6 }) +
    disc(1416, 270, 8, p.honey) +
    steps.map((d, i) => shape(d, fade(tones[i] ?? p.clay, p.terracotta, 80))).join('') +
    steps
      .map((_, i) => line(`M${430 + i * 104},${900 - i * 66}H${534 + i * 104}`, '#fbe3d3', 7, { opacity: 0.8 }))
      .join('') +
    box(0, 960, W, 40, 0, '#b9795a') +
    pot(190, 962, 150, p.paper, '#e6cbbb') +
    branch(trace('190,820 170,640 210,480'), { kind: 'round', pairs: 7, size: 1.3 }) +
    branch(trace('190,820 120,700 70,640'), { pairs: 5, size: 1.1 }) +
    branch(trace('190,820 270,720 320,680'), { pairs: 4, size: 1.1 }) +
    shadow(720, 800, 90, 12, 0.25) +
    body +
    petals()
  )
}
