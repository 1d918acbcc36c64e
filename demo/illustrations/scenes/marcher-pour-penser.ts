import { sideBody } from '../body.ts'
import { ribbon, trace } from '../geometry.ts'
import { birds, cloud, cypress, hill, pathway, shadow, sky, sun, tree } from '../nature.ts'
import * as p from '../palette.ts'
import { flower, grass, poppy } from '../plants.ts'
import { fade, line, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function marcherPourPenser(): string {
  const walker = sideBody({
    profile: { skin: p.porcelain, hair: p.white, style: 'short', open: true, earring: p.honey },
    size: 112,
    headAt: [640, 330],
    neckBase: [618, 408],
    hip: [604, 590],
    legs: [
      [[556, 700], [470, 796], 36],
      [[668, 700], [690, 836], -8],
    ],
    arms: [
      [[664, 500], [716, 560], 'hold', 30],
      [[566, 500], [520, 584], 'hold', 110, true],
    ],
    top: { light: p.deepRose, dark: p.wine },
    trousers: { light: p.plum, dark: '#331c27' },
    shoes: p.terracotta,
    over:
      shape(
        'M560,420C600,396 640,410 650,440C676,520 680,600 694,690C640,716 570,716 520,690C540,600 540,500 560,420Z',
        fade(p.deepRose, p.wine, 70),
      ) + line('M640,450C650,540 656,620 662,700', '#83394f', 4),
  })
  const scarf =
    shape(
      ribbon(trace('640,408 560,420 470,396 380,430 300,410'), [46, 50, 44, 38, 20]),
      fade(p.honey, '#f6e0c4', 180),
    ) +
    shape(ribbon(trace('584,408 620,424 656,404'), [40, 50, 36]), p.honey) +
    line('M560,414C500,404 460,390 400,420', p.clay, 3, { opacity: 0.6 })
  return (
    sky(W, H, [0, '#dfe6d6'], [0.65, '#f7ead9']) +
    sun(1180, 260, 110, '#fbe3c0') +
    cloud(300, 180, 130, '#f1efe6') +
    cloud(860, 130, 90, '#f1efe6') +
    birds(900, 300, 1, p.forest) +
    hill(H, '#d7dfca', '#c3cfb6', [-20, 520], [300, 400], [620, 500], [1000, 380], [1620, 520]) +
    hill(H, '#c0cbb1', '#a3b296', [-20, 640], [400, 560], [900, 640], [1300, 540], [1620, 600]) +
    tree(1080, 620, 240, '#a9b89b', p.moss) +
    tree(1240, 600, 330) +
    tree(1420, 610, 260, p.honey, p.clay) +
    cypress(180, 640, 260) +
    cypress(260, 650, 180) +
    hill(H, p.moss, p.forest, [-20, 800], [400, 820], [800, 850], [1200, 780], [1620, 700]) +
    pathway(trace('300,1040 640,880 1060,826 1360,724 1640,660'), 240, 30, '#f0dcc4', '#d9b795') +
    shadow(600, 878, 190, 14, 0.28) +
    walker +
    scarf +
    grass(0, 420, 1000, 90, '#5c6b4f', 2) +
    grass(980, 1600, 1000, 80, '#3b4733', 8) +
    poppy(1130, 950, 46, -8, p.blush, p.deepRose) +
    poppy(1200, 980, 40, 10, p.blush, p.deepRose) +
    flower(140, 930, 34) +
    flower(230, 968, 28)
  )
}
