import { bust } from '../../body.ts'
import { ground, shadow } from '../../nature.ts'
import { pot } from '../../objects.ts'
import * as p from '../../palette.ts'
import { leaf, monstera, tulip } from '../../plants.ts'
import { box, disc, fade, glow, line, oval, place, shape, within } from '../../svg.ts'

const W = 1200
const H = 900

export function estimeDeSoi(): string {
  const glass = 'M600,90C790,90 880,270 880,440C880,630 770,770 600,770C430,770 320,630 320,440C320,270 410,90 600,90Z'
  return (
    ground(W, H, fade('#f9e7dc', '#f1d3c6')) +
    box(0, 760, W, 140, 0, fade('#d9a68d', '#bd8469')) +
    shadow(600, 790, 240, 18, 0.2) +
    line('M470,780Q600,730 730,780', p.terracotta, 22) +
    shape(glass, p.terracotta, { transform: 'translate(600 430) scale(1.09) translate(-600 -430)' }) +
    shape(glass, p.honey, { transform: 'translate(600 430) scale(1.06) translate(-600 -430)' }) +
    within(
      glass,
      box(300, 80, 600, 700, 0, fade('#e9efe4', p.sage)),
      disc(600, 380, 250, glow(p.paper, 0.8)),
      monstera(390, 780, 300, -16, '#b9c4ae', '#8fa084'),
      bust(600, 380, 1.06, {
        face: { skin: p.umber, hair: p.black, style: 'waves', eyes: 'smile', smile: 1.1, tilt: 4, earring: p.honey },
        clothes: { light: p.sage, dark: p.moss, neckline: 'boat' },
        build: 1.12,
      }),
      shape('M380,80L520,80L300,500V260Z', p.paper, { opacity: 0.28 }),
      shape('M560,80H590L300,640V590Z', p.paper, { opacity: 0.2 }),
    ) +
    pot(1010, 800, 130, p.rose, p.deepRose) +
    tulip(980, 640, 100, -10, p.blush, p.deepRose) +
    tulip(1050, 620, 110, 10, p.paper, p.blush) +
    line('M990,690L980,636M1030,690L1050,616', p.moss, 8) +
    place(1020, 690, 1.1, -60, leaf('long', p.sage, p.moss)) +
    place(1000, 690, 1.1, -130, leaf('long', p.sage, p.moss)) +
    place(
      190,
      800,
      1,
      0,
      box(-50, -150, 100, 150, 16, fade('#f6dfe4', p.blush)),
      box(-22, -196, 44, 50, 8, p.plum),
      line('M-24,-90H24M-24,-66H10', p.wine, 5),
    ) +
    place(310, 806, 1, 0, oval(0, -10, 50, 14, p.wine), disc(-18, -24, 13, p.honey), disc(16, -24, 11, p.paper))
  )
}
