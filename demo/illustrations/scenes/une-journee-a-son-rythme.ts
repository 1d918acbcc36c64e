import { trace } from '../geometry.ts'
import { birds, cypress, ground, hill, moon, stars, sun, tree } from '../nature.ts'
import { archPath, cat, cup, opening, vase } from '../objects.ts'
import * as p from '../palette.ts'
import { branch, flower } from '../plants.ts'
import { box, fade, line } from '../svg.ts'

const W = 1600
const H = 1000

export function uneJourneeASonRythme(): string {
  const hours = [
    { x: 110, top: p.blush, low: '#fbe6d8', hills: [p.sage, p.moss] },
    { x: 470, top: '#fbeee0', low: p.paper, hills: ['#ccd6c1', p.sage] },
    { x: 830, top: p.clay, low: p.honey, hills: ['#a9806f', '#80594f'] },
    { x: 1190, top: p.plum, low: '#8a5468', hills: ['#5d4752', '#3c2a34'] },
  ] as const
  const windows = hours.map(({ x, top, low, hills: [light, dark] }, i) =>
    opening(
      archPath(x, 150, 300, 560),
      p.paper,
      18,
      box(x, 150, 300, 560, 0, fade(top, low)),
      i === 3
        ? moon(x + 160, 300, 46, p.rose) + stars(x + 20, 170, x + 280, 500, 16, p.rose, 3)
        : sun(x + 70 + i * 70, [520, 300, 480][i] ?? 300, 56, [p.deepRose, p.honey, '#f6e3c4'][i]),
      hill(720, light, dark, [x - 20, 600], [x + 100, 560], [x + 200, 600], [x + 330, 570]),
      i === 1 ? cypress(x + 220, 620, 130) + cypress(x + 258, 626, 90) : '',
      i === 0 ? tree(x + 70, 620, 150) : '',
      i === 2 ? birds(x + 90, 330, 0.9) : '',
    ),
  )
  return (
    ground(W, H, fade('#f3dcd6', p.sand)) +
    windows.join('') +
    box(0, 726, W, 46, 0, fade(p.paper, p.cream)) +
    box(0, 772, W, 228, 0, fade('#d8b6a2', '#c79c86')) +
    box(0, 772, W, 26, 0, p.ink, { opacity: 0.08 }) +
    cup(260, 726, 120, p.paper, p.blush) +
    vase(640, 726, 150, 'round', p.deepRose, p.wine) +
    branch(trace('640,620 620,520 660,440'), { pairs: 5, size: 0.8 }) +
    flower(600, 560, 46) +
    flower(672, 520, 38, { light: p.rose, dark: p.deepRose }) +
    box(900, 704, 150, 22, 4, p.moss) +
    box(912, 684, 140, 20, 4, p.clay) +
    box(904, 668, 120, 16, 4, p.rose) +
    cat(1330, 726, 250, '#8d6a5f', '#5f443d') +
    line('M0,850H1600M0,930H1600', '#b98a74', 3, { opacity: 0.5 })
  )
}
