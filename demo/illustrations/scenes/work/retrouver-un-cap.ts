import { sideBody } from '../../body.ts'
import { birds, cloud, hill, rings, sky, sun } from '../../nature.ts'
import * as p from '../../palette.ts'
import { fade, line, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function retrouverUnCap(): string {
  const wave = (y: number, top: string, bottom: string, phase: number) =>
    hill(
      H,
      top,
      bottom,
      ...Array.from({ length: 11 }, (_, i) => [i * 180 - 100, y + Math.sin(i * 1.7 + phase) * 14] as const),
    )
  const sailor = sideBody({
    profile: { skin: p.amber, hair: p.black, style: 'curls', open: true },
    size: 74,
    headAt: [566, 604],
    neckBase: [552, 650],
    hip: [538, 752],
    legs: [
      [[606, 748], [612, 812], 0],
      [[600, 752], [600, 820], 0],
    ],
    arms: [
      [[590, 700], [628, 716], 'rest', 10],
      [[560, 718], [494, 724], 'hold', 180, true],
    ],
    top: { light: p.paper, dark: p.rose },
    trousers: { light: p.moss, dark: p.forest },
  })
  return (
    sky(W, H, [0, p.rose], [0.6, '#fbe6d8'], [1, p.honey]) +
    sun(1090, 470, 150, p.paper, p.paper) +
    rings(1090, 470, 210, 4, p.paper, 56, 0.7) +
    cloud(300, 210, 150, p.roseLight, 0.9) +
    cloud(1400, 180, 110, p.roseLight, 0.8) +
    birds(330, 380, 1.1, p.plum) +
    hill(H, p.blush, p.rose, [-20, 560], [160, 500], [330, 548], [480, 574]) +
    hill(H, p.blush, p.rose, [1240, 574], [1400, 520], [1640, 540]) +
    wave(580, '#e9b4b4', '#d99aa0', 0) +
    shape('M960,584H1220L1270,700H910Z', p.paper, { opacity: 0.35 }) +
    wave(660, '#c98f9a', '#a9788a', 1.2) +
    line('M742,180L728,800', p.plum, 13) +
    shape('M752,186C1000,330 1050,560 1020,716C930,744 830,748 740,734Z', fade(p.paper, p.rose, 30)) +
    line('M770,330C850,340 920,380 968,430M752,520C860,520 960,550 1030,580', p.blush, 4) +
    shape('M726,232C650,420 560,540 470,566C540,640 640,690 714,706Z', fade(p.honey, p.clay, 60)) +
    line('M742,176L742,150', p.plum, 5) +
    shape('M744,150L800,162L744,180Z', p.deepRose) +
    sailor +
    shape(
      'M402,748C560,792 900,792 1108,726C1080,830 1010,872 900,878H540C460,868 420,820 402,748Z',
      fade(p.terracotta, '#7d4433'),
    ) +
    line('M410,770C560,812 900,812 1096,750', p.honey, 6) +
    wave(846, p.moss, p.forest, 2.4) +
    line('M120,900q60,-22 120,0t120,0M700,940q60,-22 120,0t120,0M1240,910q60,-22 120,0t120,0', p.sage, 5, {
      opacity: 0.6,
    })
  )
}
