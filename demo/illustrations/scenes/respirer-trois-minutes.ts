import { bust, sleeve } from '../body.ts'
import { blob, ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { ground, hill, rings, shadow } from '../nature.ts'
import { candle, stones } from '../objects.ts'
import * as p from '../palette.ts'
import { monstera } from '../plants.ts'
import { disc, fade, glow, group, line, mirror, oval, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function respirerTroisMinutes(): string {
  const skin = p.umber
  const leg = shape(
    blob([-6, 556], [110, 516], [240, 540], [360, 620], [346, 696], [180, 710], [-10, 690]),
    fade(p.moss, p.forest),
  )
  const shin = shape(ribbon(trace('330,650 180,690 20,694 -60,690'), [96, 92, 74, 54]), fade('#7f8f75', p.forest, 60))
  const foot = place(
    -70,
    696,
    1,
    172,
    shape('M-20,-22C10,-30 60,-24 92,-10C104,-2 100,12 84,14C50,22 0,24 -20,20Z', skin.base),
    line('M70,-14q8,8 8,22', skin.shade, 3),
  )
  return (
    ground(W, H, fade('#eef0e6', '#cfd8c5')) +
    disc(800, 470, 420, glow(p.paper, 0.9)) +
    rings(800, 470, 260, 6, p.paper, 62, 1) +
    disc(800, 470, 258, fade(p.roseLight, p.rose)) +
    monstera(200, 1000, 420, -16, '#c3ceb8', '#8fa084') +
    monstera(1420, 1000, 380, 18, '#c3ceb8', '#8fa084') +
    hill(H, '#b7c3aa', '#93a387', [-20, 850], [400, 810], [800, 830], [1200, 806], [1620, 846]) +
    shadow(800, 906, 420, 34, 0.22) +
    oval(800, 900, 430, 46, fade(p.deepRose, p.wine)) +
    oval(800, 888, 430, 42, fade(p.blush, p.deepRose)) +
    place(
      800,
      300,
      0.82,
      0,
      bust(0, 0, 1, {
        face: { skin, hair: p.black, style: 'afro', eyes: 'closed', smile: 0.6, earring: p.honey },
        clothes: { light: p.sage, dark: p.moss, neckline: 'boat' },
        build: 1.08,
        length: 590,
      }),
      leg,
      group({ transform: 'scale(-1 1)' }, leg),
      shin,
      foot,
      group({ transform: 'scale(-1 1) translate(0 8)' }, shin, foot),
      hand(-84, 490, 0.98, -6, skin, 'rest'),
      sleeve(trace('-184,292 -226,420 -190,492 -88,490'), [76, 82, 74, 56], { light: p.sage, dark: p.moss }, -1),
      mirror(0, hand(-66, 330, 0.98, -12, skin, 'rest')),
      sleeve(trace('184,292 232,390 180,400 72,336'), [76, 84, 72, 56], { light: p.sage, dark: p.moss }, 1),
      line('M-100,330C-60,342 -20,340 10,330', p.forest, 3, { opacity: 0.4 }),
    ) +
    line(
      'M560,236q-70,-20 -120,14t-130,0M1040,236q70,-20 120,14t130,0M590,180q-60,-40 -120,-10t-110,-10M1010,180q60,-40 120,-10t110,-10',
      p.moss,
      4,
      { opacity: 0.5 },
    ) +
    stones(330, 900, 110) +
    candle(1260, 900, 110, p.blush)
  )
}
