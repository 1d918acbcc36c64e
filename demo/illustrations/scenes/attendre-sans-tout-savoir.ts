import { sideBody } from '../body.ts'
import { trace } from '../geometry.ts'
import { ground, hill, rings, sun, tree } from '../nature.ts'
import { curtain, opening, panePath, pot } from '../objects.ts'
import * as p from '../palette.ts'
import { branch } from '../plants.ts'
import { box, fade, line, mirror, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function attendreSansToutSavoir(): string {
  const mother = sideBody({
    profile: { skin: p.peach, hair: p.brown, style: 'chignon', tilt: 14 },
    size: 178,
    headAt: [620, 250],
    neckBase: [588, 370],
    hip: [560, 700],
    belly: 0.3,
    legs: [
      [[590, 900], [580, 1120], 0],
      [[560, 900], [550, 1120], 0],
    ],
    arms: [
      [[668, 520], [716, 566], 'rest', 62],
      [[540, 560], [654, 706], 'rest', -8, true],
    ],
    top: { light: p.rose, dark: p.deepRose },
    trousers: { light: p.deepRose, dark: p.wine },
    over:
      shape(
        'M560,376C596,392 626,420 640,470C652,504 650,520 656,540C700,556 752,600 752,668C752,724 716,752 712,800C716,880 728,960 740,1040H424C434,920 444,820 470,740C482,700 486,660 484,610C480,540 486,440 520,396C532,384 546,378 560,376Z',
        fade(p.rose, p.deepRose, 80),
      ) +
      line(
        'M656,540C630,556 600,560 570,552M712,800C690,830 650,846 610,840M600,860C590,920 586,970 584,1010M660,880C668,930 672,970 676,1010M520,800C510,880 500,940 496,1010',
        p.wine,
        4,
        { opacity: 0.4 },
      ),
  })
  return (
    ground(W, H, fade('#f8ece0', '#f1d9cb')) +
    opening(
      panePath(860, 70, 600, 720, 14),
      p.paper,
      20,
      box(860, 60, 600, 740, 0, fade('#fdf1e0', '#f9dcd6')),
      sun(1260, 300, 120, '#fbe3c0'),
      hill(820, p.blush, p.rose, [840, 600], [1020, 540], [1240, 600], [1480, 550]),
      hill(820, p.sage, '#9cab8f', [840, 680], [1100, 640], [1480, 690]),
      tree(1330, 690, 190),
    ) +
    line('M1160,70V790M860,330H1460', p.paper, 10) +
    box(820, 790, 680, 24, 10, p.paper) +
    curtain(800, 30, 130, 860, '#f6dfd8', p.blush) +
    mirror(1160, curtain(800, 30, 130, 860, '#f6dfd8', p.blush)) +
    line('M740,34H1580', p.clay, 12) +
    shape('M900,830L1440,830L1120,1000H480Z', p.paper, { opacity: 0.35 }) +
    rings(700, 620, 150, 3, p.clay, 34, 0.4) +
    mother +
    pot(230, 960, 190, p.clay, p.terracotta) +
    branch(trace('230,790 200,600 260,420 230,300'), { pairs: 9, size: 1.4 }) +
    branch(trace('230,790 130,640 90,520'), { pairs: 6, size: 1.2 }) +
    branch(trace('230,790 330,660 350,560'), { pairs: 5, size: 1.2 }) +
    box(1240, 760, 80, 30, 6, p.deepRose) +
    place(
      1050,
      788,
      1,
      0,
      shape('M-40,-8C-46,-44 -10,-50 10,-34L46,-20Q54,-2 44,0H-34Z', p.sage),
      line('M-20,-34q12,8 30,2', p.moss, 4),
    )
  )
}
