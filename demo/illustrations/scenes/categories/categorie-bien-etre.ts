import { trace } from '../../geometry.ts'
import { ground, hill, shadow, sun } from '../../nature.ts'
import { archPath, opening, pot } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, peony, sprig } from '../../plants.ts'
import { box, disc, fade, glow, line, oval, place, shape } from '../../svg.ts'

const W = 1200
const H = 900

export function bienEtre(): string {
  return (
    ground(W, H, fade('#dfe5d6', '#c6d0ba')) +
    Array.from({ length: 5 }, (_, r) =>
      Array.from({ length: 11 }, (_, c) =>
        box(c * 112 - (r % 2) * 56, 470 + r * 62, 106, 56, 8, p.paper, { opacity: 0.3 }),
      ).join(''),
    ).join('') +
    box(0, 780, W, 120, 0, fade('#e3c4b0', '#cba58d')) +
    opening(
      archPath(120, 60, 320, 400),
      p.paper,
      16,
      box(120, 60, 320, 400, 0, fade('#fbe6d8', p.rose)),
      sun(320, 220, 60, '#fff3e0'),
      hill(480, p.sage, p.moss, [110, 370], [240, 330], [360, 380], [460, 350]),
    ) +
    shadow(650, 826, 390, 20, 0.22) +
    line('M960,560V240Q960,190 1010,190T1060,240V262', p.clay, 16) +
    line('M930,560h60', p.clay, 12) +
    oval(620, 520, 330, 40, '#e7efe9') +
    Array.from({ length: 22 }, (_, i) =>
      disc(
        330 + i * 27,
        508 - Math.sin(i * 1.9) * 16 - (i % 5) * 6,
        26 + (i % 4) * 8,
        ['#ffffff', '#fdf4f6', '#f7e9ee'][i % 3] ?? p.paper,
        { opacity: 0.95 },
      ),
    ).join('') +
    flower(470, 494, 34) +
    peony(780, 492, 44, p.rose, p.deepRose) +
    line('M330,760C320,800 290,800 292,826M910,760C920,800 950,800 948,826', p.clay, 22) +
    shape('M240,520H1000C1000,680 920,780 780,780H460C320,780 240,680 240,520Z', fade(p.roseLight, p.blush, 60)) +
    box(216, 500, 808, 34, 17, fade(p.paper, p.rose)) +
    line('M300,580C310,660 350,710 400,730', p.paper, 12, { opacity: 0.7 }) +
    place(
      1090,
      830,
      1,
      0,
      box(-60, -150, 120, 14, 7, p.terracotta),
      line('M-46,-140L-58,0M46,-140L58,0', p.terracotta, 11),
      box(-40, -172, 80, 22, 6, p.deepRose),
      box(-36, -192, 72, 20, 6, p.paper),
    ) +
    place(
      120,
      830,
      1,
      0,
      disc(0, -170, 90, glow(p.honey, 0.6)),
      box(-24, -110, 48, 110, 6, fade(p.paper, p.blush)),
      shape('M0,-170C-18,-144 -14,-124 0,-124C14,-124 18,-144 0,-170Z', '#f0b06d'),
    ) +
    box(560, 190, 260, 14, 7, p.terracotta) +
    pot(640, 192, 80, p.paper, p.blush) +
    branch(trace('640,120 600,60 560,30'), { pairs: 4, size: 0.9 }) +
    branch(trace('640,120 690,150 716,240 700,330'), { pairs: 6, size: 0.8 }) +
    branch(trace('640,120 660,50 640,-10'), { pairs: 4, size: 0.9 }) +
    box(740, 120, 50, 70, 8, fade(p.honey, p.clay)) +
    branch(trace('1220,-20 1150,60 1160,150 1120,220'), { kind: 'long', pairs: 6, size: 1.1 }) +
    sprig(trace('40,900 60,740 30,640'), p.moss, p.deepRose, 9, 8)
  )
}
