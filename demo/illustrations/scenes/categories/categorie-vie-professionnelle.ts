import { trace } from '../../geometry.ts'
import { ground, sun } from '../../nature.ts'
import { cup, lamp, opening, panePath, pot } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, sprig } from '../../plants.ts'
import { box, disc, fade, line, place, shape } from '../../svg.ts'

const W = 1200
const H = 900

export function vieProfessionnelle(): string {
  const roofs =
    shape(
      'M180,520V380H240V330H270V380H330L360,330H440L470,390H520V420H600L640,350H740L780,420V380H860V520Z',
      fade('#b9a7ab', '#8d7480'),
    ) +
    shape('M180,520V450H300L320,410H420L440,460H560V430H640V470H760L780,430H860V520Z', fade('#d9a08f', '#b9796a')) +
    box(256, 300, 12, 40, 2, p.terracotta) +
    box(700, 316, 12, 40, 2, p.terracotta) +
    line('M340,470v24M380,470v24M470,480v24M500,480v24M690,486v20M820,460v24', '#fbe6d0', 12)
  return (
    ground(W, H, fade('#efe2d6', '#e6d2c4')) +
    opening(
      panePath(180, 80, 680, 440, 12),
      p.paper,
      20,
      box(180, 80, 680, 440, 0, fade('#fbe6d8', p.rose)),
      sun(700, 230, 74, '#fff3e0'),
      roofs,
    ) +
    line('M520,80V520', p.paper, 12) +
    box(146, 520, 748, 24, 10, p.paper) +
    box(0, 720, W, 180, 0, fade('#c98b6d', '#a86d54')) +
    box(0, 720, W, 16, 0, '#dba58a') +
    place(
      520,
      722,
      1.7,
      0,
      shape('M-84,-126H84Q92,-126 92,-118V-6H-92V-118Q-92,-126 -84,-126Z', '#5b484d'),
      disc(0, -66, 8, p.sand),
      shape('M-112,-8H112L120,2Q120,8 110,8H-110Q-120,8 -120,2Z', fade(p.sand, '#c9b5a5')),
    ) +
    lamp(990, 724, 330, p.deepRose) +
    cup(270, 760, 130, p.sage, p.moss) +
    pot(810, 740, 110, p.paper, p.blush) +
    sprig(trace('810,640 780,560 820,480'), p.moss, p.deepRose, 9, 7) +
    branch(trace('810,640 850,560 830,500'), { pairs: 5, size: 0.9 }) +
    place(680, 812, 1, -10, box(-90, -14, 180, 26, 5, p.deepRose), box(-84, -34, 170, 22, 5, p.paper)) +
    line('M330,840L450,816', p.plum, 12) +
    line('M450,816l16,-4', p.honey, 8)
  )
}
