import { baby } from '../baby.ts'
import { ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { ground, rings } from '../nature.ts'
import * as p from '../palette.ts'
import { leaf, peony, sprig } from '../plants.ts'
import { disc, fade, glow, group, line, oval, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function lEntourageQuiAide(): string {
  const skins = [p.porcelain, p.ebony, p.olive, p.umber, p.peach, p.amber]
  const cloths = [
    [p.deepRose, p.wine],
    [p.honey, p.clay],
    [p.sage, p.moss],
    [p.paper, '#e9d0c6'],
    [p.blush, p.deepRose],
    [p.moss, p.forest],
  ] as const
  const arms = skins.map((skin, i) => {
    const [light, dark] = cloths[i] ?? cloths[0]
    return place(
      800,
      500,
      1,
      i * 60,
      shape(ribbon(trace('960,40 700,16 470,0'), [190, 160, 118]), fade(light, dark, 0)),
      line('M480,-50Q466,0 480,50', dark, 8, { opacity: 0.7 }),
      shape(ribbon(trace('486,0 404,0'), [90, 72]), skin.base),
      hand(410, 0, 1.32, 180, skin, i % 2 ? 'offer' : 'rest', i % 3 === 0),
    )
  })
  const gift = (i: number, ...art: string[]) =>
    group({ transform: `translate(${800 + Math.cos(i * 1.0472) * 318} ${500 + Math.sin(i * 1.0472) * 318})` }, ...art)
  return (
    ground(W, H, fade('#f6e6da', '#efd3c6')) +
    disc(800, 500, 700, glow(p.paper, 0.7)) +
    disc(800, 500, 330, fade(p.roseLight, p.rose)) +
    rings(800, 500, 330, 3, p.paper, 40, 1) +
    arms.join('') +
    Array.from({ length: 26 }, (_, i) =>
      place(800, 500, 1, (i * 360) / 26, place(186, 0, 0.9, 60, leaf('olive', p.sage, p.moss))),
    ).join('') +
    disc(800, 500, 190, 'none', { stroke: p.moss, 'stroke-width': 5 }) +
    disc(800, 500, 176, fade(p.paper, '#f6e0da')) +
    place(820, 500, 1, -20, baby(0, 0, 250, 0, p.olive, p.honey, p.clay)) +
    gift(5, peony(0, 0, 60, p.rose, p.deepRose)) +
    gift(
      2,
      oval(0, 0, 74, 74, fade(p.paper, p.blush)),
      disc(0, 0, 58, '#e2a765'),
      disc(-16, -10, 9, p.moss),
      disc(18, 12, 8, p.moss),
      disc(14, -20, 7, p.deepRose),
      disc(-20, 18, 7, p.clay),
    ) +
    sprig(trace('640,500 620,440 640,380'), p.moss, p.deepRose, 6, 6) +
    sprig(trace('960,500 980,560 960,620'), p.moss, p.deepRose, 6, 6)
  )
}
