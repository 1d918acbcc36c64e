import { baby } from '../baby.ts'
import { bust, sleeve } from '../body.ts'
import { blob, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { ground, hill, moon, stars } from '../nature.ts'
import { archPath, curtain, opening, pot } from '../objects.ts'
import * as p from '../palette.ts'
import { branch } from '../plants.ts'
import { box, disc, fade, glow, line, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function reapprendreADormir(): string {
  const skin = p.ebony
  return (
    ground(W, H, fade('#6c4a5c', '#9c6a78')) +
    shape(archPath(980, 110, 420, 620), '#f1d6c8') +
    opening(
      archPath(1000, 130, 380, 580),
      '#f1d6c8',
      12,
      box(1000, 130, 380, 600, 0, fade('#54364a', '#e2a3a0')),
      stars(1010, 150, 1370, 400, 16, p.rose, 6),
      moon(1270, 290, 62, '#fbe6d0'),
      hill(720, '#8d6373', '#6c4a5c', [990, 610], [1120, 560], [1260, 620], [1390, 580]),
    ) +
    line('M1190,130V710M1000,440H1380', '#f1d6c8', 8) +
    curtain(890, 90, 150, 720, '#f3d0d4', p.deepRose) +
    box(0, 850, W, 150, 0, fade('#7d5263', '#5f3d4c')) +
    disc(560, 420, 420, glow(p.honey, 0.28)) +
    shape(
      blob([220, 460], [330, 240], [560, 180], [800, 250], [900, 470], [900, 1040], [200, 1040]),
      fade(p.clay, p.terracotta),
    ) +
    line('M300,420C400,360 700,350 830,420M270,560C400,500 740,500 860,570', '#a05e42', 5, { opacity: 0.5 }) +
    bust(
      560,
      380,
      1.06,
      {
        face: { skin, hair: p.black, style: 'crop', eyes: 'down', tilt: -12, turn: -0.7, smile: 0.9, earring: p.honey },
        clothes: { light: p.paper, dark: '#edd3cb', neckline: 'vee', seam: p.clay },
        build: 1.08,
        length: 640,
      },
      baby(40, 400, 350, -14, skin, p.sage, p.moss),
      hand(96, 498, 1, -8, skin, 'rest', true),
      sleeve(
        trace('-192,296 -226,440 -60,520 92,500'),
        [84, 94, 78, 58],
        { light: p.paper, dark: '#e6c4bb', seam: p.clay },
        1,
      ),
      hand(196, 470, 1, 170, skin, 'rest', true),
      sleeve(
        trace('192,296 238,390 226,450 196,468'),
        [84, 86, 74, 56],
        { light: p.paper, dark: '#e6c4bb', seam: p.clay },
        -1,
      ),
    ) +
    branch(trace('1500,1000 1470,800 1540,640'), {
      kind: 'long',
      pairs: 7,
      size: 1.2,
      light: '#a9b89b',
      dark: p.forest,
    }) +
    pot(1500, 990, 150, p.rose, p.deepRose) +
    place(
      1200,
      880,
      1,
      0,
      box(-110, -60, 220, 16, 8, '#d9a68d'),
      line('M-80,-46V90M80,-46V90', '#b9826b', 12),
      box(-30, -130, 44, 70, 10, fade(p.paper, p.rose)),
      shape('M-24,-130H8L2,-156H-18Z', p.clay),
      disc(60, -78, 18, p.honey),
    )
  )
}
