import { blob, ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { head, headBack } from '../head.ts'
import { cloud, cypress, hill, moon, sky, stars, tree } from '../nature.ts'
import * as p from '../palette.ts'
import { flower, sprig } from '../plants.ts'
import { fade, line, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function mieuxDormir(): string {
  const skin = p.peach
  return (
    sky(W, H, [0, '#3b2230'], [0.6, '#6d3f55'], [1, '#a5667c']) +
    stars(40, 30, 1560, 420, 46, p.rose, 12) +
    moon(1240, 210, 110, '#fbe6d0') +
    cloud(980, 270, 110, '#8c5a72', 0.6) +
    cloud(1430, 330, 90, '#8c5a72', 0.6) +
    hill(H, '#7d4a61', '#65394f', [-20, 480], [260, 420], [620, 500], [1000, 440], [1620, 500]) +
    shape(
      blob([60, 560], [200, 500], [440, 500], [580, 560], [600, 680], [520, 740], [160, 740], [50, 680]),
      fade(p.paper, '#e8c4cf'),
    ) +
    shape(
      blob([110, 640], [260, 590], [470, 590], [640, 650], [640, 760], [480, 800], [180, 790], [90, 720]),
      fade('#fdf2f0', p.blush),
    ) +
    line('M130,660C180,640 220,640 260,650M600,660C570,650 540,650 520,664', p.deepRose, 4, { opacity: 0.5 }) +
    place(
      410,
      640,
      0.86,
      -76,
      headBack({ skin, hair: p.auburn, style: 'waves', eyes: 'closed' }),
      shape('M-34,60C-34,130 -60,170 -130,210L120,260L60,150L34,60Z', skin.base),
      head({ skin, hair: p.auburn, style: 'waves', eyes: 'closed', smile: 0.7 }),
    ) +
    shape(ribbon(trace('700,700 600,770 490,752'), [90, 74, 50]), fade(p.sage, p.moss, 180)) +
    hand(500, 752, 0.9, 190, skin, 'rest', true) +
    hill(H, p.deepRose, p.wine, [540, 790], [620, 650], [760, 590], [980, 640], [1200, 600], [1420, 690], [1620, 660]) +
    hill(H, p.blush, p.deepRose, [470, 850], [640, 720], [840, 700], [1080, 760], [1320, 720], [1620, 800]) +
    hill(H, p.rose, p.blush, [-20, 830], [240, 810], [520, 850], [780, 800], [1060, 860], [1360, 820], [1620, 890]) +
    hill(H, '#fbe7e6', p.rose, [-20, 920], [300, 890], [700, 930], [1100, 910], [1620, 950]) +
    cypress(1180, 640, 130, '#7d4a61', p.plum) +
    cypress(1236, 646, 90, '#7d4a61', p.plum) +
    tree(940, 690, 120, '#c98296', p.wine) +
    sprig(trace('1440,860 1480,760 1450,690'), p.wine, p.paper, 8, 5) +
    flower(840, 780, 34) +
    flower(1290, 790, 26) +
    flower(640, 880, 30, { light: p.rose, dark: p.deepRose })
  )
}
