import { blob, trace } from '../geometry.ts'
import { ground, shadow } from '../nature.ts'
import * as p from '../palette.ts'
import { branch, sprig } from '../plants.ts'
import { box, disc, fade, line, place, shape } from '../svg.ts'

const W = 1600
const H = 1000
const slipper = 'M-6,-4C-10,-24 4,-34 14,-24C30,-8 44,-12 60,-22C76,-26 96,-6 96,0Q96,4 88,4H0Q-6,4 -6,-4Z'

export function choisirMoins(): string {
  const garment = (x: number, d: string, light: string, dark: string, ...detail: string[]) =>
    place(
      x,
      250,
      1,
      0,
      line('M0,-34C-14,-34 -14,-58 2,-58C18,-58 18,-40 0,-28L0,-6M0,-6L-92,42M0,-6L92,42', p.plum, 7),
      shape(d, fade(light, dark, 70)),
      ...detail,
    )
  return (
    ground(W, H, fade(p.cream, '#f3e1d5')) +
    disc(1180, 330, 260, '#f7d9cf') +
    box(0, 800, W, 200, 0, fade('#e3c4b0', '#d3ab94')) +
    line('M250,196H980', p.plum, 14) +
    line('M270,196L220,840M960,196L1010,840M270,196L330,840M960,196L900,840', p.plum, 10) +
    garment(
      400,
      'M-30,8C-60,18 -96,30 -116,56C-136,140 -142,230 -140,300L-96,304L-86,160C-84,280 -96,380 -110,470H110C96,380 84,280 86,160L96,304L140,300C142,230 136,140 116,56C96,30 60,18 30,8C16,30 -16,30 -30,8Z',
      p.blush,
      p.deepRose,
      line('M0,30V470M-50,180h34M16,180h34', p.wine, 4, { opacity: 0.5 }),
    ) +
    garment(
      620,
      'M-20,10L-50,60C-60,140 -40,170 -46,210C-80,330 -120,430 -130,520H130C120,430 80,330 46,210C40,170 60,140 50,60L20,10L0,80Z',
      p.sage,
      p.moss,
      line('M-46,210H46M-20,230L-60,510M20,230L60,510M0,230V510', p.forest, 4, { opacity: 0.45 }),
    ) +
    garment(
      830,
      'M-26,8C-60,18 -90,30 -110,50L-150,250L-104,262L-84,150V320H84V150L104,262L150,250L110,50C90,30 60,18 26,8C14,26 -14,26 -26,8Z',
      p.paper,
      '#ecd7c8',
      line('M-84,230H84M-84,270H84M-84,190H84', p.clay, 7, { opacity: 0.55 }),
    ) +
    shadow(620, 850, 430, 18, 0.16) +
    shape('M1130,610H1440L1412,860Q1410,876 1390,876H1180Q1160,876 1158,860Z', fade(p.honey, p.clay, 30)) +
    line(
      Array.from({ length: 6 }, (_, i) => `M${1138 + i * 4},${650 + i * 36}H${1434 - i * 4}`).join(''),
      p.terracotta,
      5,
      { opacity: 0.45 },
    ) +
    shape(
      blob(
        [1120, 620],
        [1170, 560],
        [1240, 590],
        [1300, 540],
        [1370, 580],
        [1450, 570],
        [1460, 626],
        [1390, 650],
        [1280, 630],
        [1180, 650],
      ),
      fade(p.deepRose, p.wine),
    ) +
    shape(blob([1200, 610], [1250, 570], [1330, 590], [1380, 560], [1420, 610], [1320, 640]), fade(p.paper, p.rose)) +
    shape(blob([1080, 660], [1130, 600], [1190, 610], [1170, 700], [1110, 760]), fade(p.sage, p.moss)) +
    shadow(1290, 880, 190, 14, 0.2) +
    branch(trace('1320,560 1380,400 1340,250'), { kind: 'long', pairs: 6, size: 0.9 }) +
    sprig(trace('1250,560 1220,420 1260,300'), p.moss, p.deepRose, 10, 8) +
    place(560, 900, 1, 0, shape(slipper, fade('#6c4355', p.plum)), line('M6,-22Q28,-10 52,-18', p.rose, 3)) +
    place(664, 908, 1, 4, shape(slipper, fade('#6c4355', p.plum)), line('M6,-22Q28,-10 52,-18', p.rose, 3))
  )
}
