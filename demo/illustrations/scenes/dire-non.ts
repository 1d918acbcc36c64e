import { bust, sleeve } from '../body.ts'
import { ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { ground } from '../nature.ts'
import { archPath } from '../objects.ts'
import * as p from '../palette.ts'
import { branch, monstera } from '../plants.ts'
import { fade, line, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function direNon(): string {
  return (
    ground(W, H, fade('#e3e8da', p.sage)) +
    shape(archPath(430, 70, 740, 960), fade(p.roseLight, p.rose)) +
    line(archPath(386, 26, 828, 1000), p.paper, 4, { opacity: 0.7 }) +
    line(archPath(344, -16, 912, 1040), p.paper, 3, { opacity: 0.4 }) +
    monstera(250, 1010, 440, -24) +
    monstera(120, 1020, 330, -44, '#cdd6c3', '#8b9a80') +
    branch(trace('1400,1020 1430,760 1370,540 1410,380'), { kind: 'long', pairs: 9, size: 1.3 }) +
    branch(trace('1500,1020 1540,840 1520,700'), { pairs: 6, size: 1.2, light: '#cdd6c3', dark: '#8b9a80' }) +
    bust(
      760,
      400,
      1.36,
      {
        face: {
          skin: p.amber,
          hair: p.black,
          style: 'braids',
          eyes: 'open',
          turn: 0.25,
          tilt: -2,
          smile: 0.4,
          earring: p.honey,
        },
        clothes: { light: p.deepRose, dark: p.wine, neckline: 'vee' },
        length: 560,
      },
      hand(300, 250, 1.24, -92, p.amber, 'open'),
      shape(ribbon(trace('299,270 300,240'), [44, 42]), p.amber.base),
      sleeve(trace('150,300 226,446 284,400 298,282'), [84, 90, 80, 62], { light: p.deepRose, dark: p.wine }, 1),
      line('M270,280Q300,294 328,278', p.wine, 4, { opacity: 0.6 }),
    ) +
    Array.from({ length: 3 }, (_, i) =>
      line(
        `M${1240 + i * 34},${520 - i * 40}A${150 + i * 50},${150 + i * 50} 0 0 1 ${1240 + i * 34},${720 + i * 40}`,
        p.paper,
        6,
        { opacity: 0.75 - i * 0.2 },
      ),
    ).join('')
  )
}
