import { curve, ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { ground, petals } from '../nature.ts'
import { cup } from '../objects.ts'
import * as p from '../palette.ts'
import { branch, flower, peony, tulip } from '../plants.ts'
import { box, fade, group, line, place, shape, soften } from '../svg.ts'

const W = 1600
const H = 1000

export function ecrirePourSeParler(): string {
  const skin = p.amber
  const page = (d: string) => shape(d, fade(p.paper, '#f3e6db', 20))
  return (
    ground(W, H, fade('#c98f78', '#ad7460', 60)) +
    line(
      'M0,180C400,150 1100,210 1600,160M0,520C400,560 1100,500 1600,560M0,860C500,830 1000,900 1600,850',
      '#97614f',
      4,
      { opacity: 0.4 },
    ) +
    shape('M1000,0L1600,0V380Z', p.honey, { opacity: 0.25 }) +
    group(
      { transform: 'rotate(-7 760 560)' },
      shape('M250,250H1250V860H250Z', p.ink, { opacity: 0.2, filter: soften(16), transform: 'translate(14 22)' }),
      box(240, 244, 1020, 620, 18, p.deepRose),
      page('M752,262C640,236 420,236 262,258V842C420,820 640,820 752,846Z'),
      page('M752,262C860,236 1080,236 1240,258V842C1080,820 860,820 752,846Z'),
      shape('M752,262C720,254 700,252 690,250V834C712,836 730,840 752,846Z', p.ink, { opacity: 0.06 }),
      line('M752,262V846', '#dcc5b5', 4),
      line(
        Array.from(
          { length: 8 },
          (_, i) => `M310,${320 + i * 58}c60,-8 100,6 150,0s120,4 ${i === 7 ? 60 : 220},0`,
        ).join(''),
        p.plum,
        4.4,
        { opacity: 0.6 },
      ),
      line('M810,330c60,-8 100,6 150,0s120,4 190,0M810,390c60,-8 100,6 150,0s60,4 90,0', p.plum, 4.4, { opacity: 0.6 }),
    ) +
    line(
      curve([1010, 640], [940, 600], [900, 520], [960, 450], [1070, 460], [1130, 380], [1120, 250], [1060, 150]),
      p.moss,
      6,
    ) +
    branch(trace('900,520 960,450 1070,460 1130,380 1120,250 1070,160'), {
      kind: 'olive',
      pairs: 11,
      size: 1.2,
      stem: 5,
    }) +
    peony(1060, 128, 88, p.rose, p.deepRose) +
    flower(1190, 360, 48) +
    tulip(968, 446, 64, -50, p.blush, p.deepRose) +
    place(
      1010,
      640,
      1,
      -52,
      shape('M0,0L16,-10L26,-12V12L16,10Z', p.honey),
      box(24, -13, 300, 26, 13, fade(p.plum, '#2c1820')),
      box(60, -13, 16, 26, 2, p.honey),
    ) +
    shape(ribbon(trace('1660,960 1440,800 1236,640'), [270, 210, 130]), fade(p.sage, p.moss, 30)) +
    line('M1250,568Q1212,620 1192,716', p.forest, 6, { opacity: 0.6 }) +
    shape(ribbon(trace('1260,664 1180,606'), [112, 92]), skin.base) +
    hand(1196, 620, 2.3, 204, skin, 'pen', true) +
    cup(190, 960, 190, p.rose, p.deepRose) +
    petals(60, 120, 240, 330, 4, [p.rose, p.paper], 4, 30)
  )
}
