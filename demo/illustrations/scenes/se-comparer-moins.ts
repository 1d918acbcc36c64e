import { sideBody } from '../body.ts'
import { curve, trace } from '../geometry.ts'
import { cloud, hill, shadow, sky, sun } from '../nature.ts'
import * as p from '../palette.ts'
import { branch, flower, grass, leaf, peony, poppy, sprig, tulip } from '../plants.ts'
import { box, line, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function seComparerMoins(): string {
  const reader = sideBody({
    profile: { skin: p.amber, hair: p.black, style: 'curls', tilt: 14 },
    size: 92,
    headAt: [812, 614],
    neckBase: [790, 676],
    hip: [766, 838],
    legs: [
      [[890, 800], [960, 872], 4],
      [[876, 762], [940, 876], 4],
    ],
    arms: [
      [[850, 770], [900, 730], 'hold', -30],
      [[806, 786], [884, 744], 'hold', -20],
    ],
    top: { light: p.paper, dark: p.rose },
    trousers: { light: p.deepRose, dark: p.wine },
  })
  const stem = (x: number, top: number, lean = 20) =>
    line(curve([x, 1000], [x + lean, (1000 + top) / 2], [x, top]), p.moss, 11)
  return (
    sky(W, H, [0, '#f8e9d8'], [0.7, p.rose], [1, p.blush]) +
    sun(800, 240, 120, '#fbe3c0') +
    cloud(520, 300, 100, p.roseLight, 0.8) +
    hill(H, '#c9d2bd', '#a8b69b', [-20, 760], [420, 700], [900, 740], [1300, 690], [1620, 740]) +
    stem(150, 300) +
    branch(trace('160,900 110,700 60,600'), { pairs: 4, size: 1.4 }) +
    peony(150, 270, 170, p.rose, p.deepRose) +
    stem(380, 480, -24) +
    place(362, 760, 1.7, -150, leaf('long', p.sage, p.moss)) +
    tulip(380, 500, 190, -6, p.honey, p.clay) +
    stem(570, 680) +
    flower(570, 650, 90) +
    stem(1060, 560, -16) +
    poppy(1060, 590, 150, 8, p.blush, p.wine) +
    stem(1250, 250, 30) +
    place(1272, 660, 1.9, -30, leaf('long', p.sage, p.moss)) +
    place(1268, 760, 1.7, -160, leaf('long', p.sage, p.moss)) +
    flower(1250, 220, 180, { light: p.paper, dark: p.rose, petals: 13 }) +
    stem(1470, 440) +
    branch(trace('1470,960 1530,780 1560,680'), { pairs: 4, size: 1.4 }) +
    tulip(1470, 470, 210, 6, p.deepRose, p.wine) +
    sprig(trace('1370,1000 1390,800 1360,640'), p.moss, p.paper, 10, 11) +
    sprig(trace('270,1000 260,840 300,720'), p.moss, p.deepRose, 10, 10) +
    hill(H, p.moss, p.forest, [-20, 930], [360, 880], [800, 896], [1200, 880], [1620, 930]) +
    shadow(850, 900, 160, 12, 0.25) +
    reader +
    place(
      908,
      728,
      1,
      -8,
      shape('M0,0L-8,-56C20,-66 44,-62 54,-52L60,2C40,-6 18,-8 0,0Z', p.clay),
      shape('M4,-4L-3,-52C18,-60 40,-58 49,-50L54,-2C38,-8 18,-10 4,-4Z', p.cream),
    ) +
    grass(0, 1600, 1000, 70, '#5c6b4f', 6) +
    place(1020, 892, 1, 12, box(-26, -10, 70, 14, 6, p.plum))
  )
}
