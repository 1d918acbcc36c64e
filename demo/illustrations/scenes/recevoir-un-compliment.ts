import { bust, sleeve } from '../body.ts'
import { curve, ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { ground, petals, rings } from '../nature.ts'
import * as p from '../palette.ts'
import { flower, leaf, peony, tulip } from '../plants.ts'
import { disc, fade, line, mirror, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function recevoirUnCompliment(): string {
  const scarf = { base: '#8fa084', light: '#b3c0a7', dark: p.moss }
  const giver = p.ebony
  return (
    ground(W, H, fade(p.rose, '#f6c6cf')) +
    disc(900, 420, 380, fade('#fdeef0', '#f9dbe0')) +
    rings(900, 420, 410, 4, p.paper, 46, 0.9) +
    petals(60, 40, 620, 330, 9, [p.deepRose, p.paper, p.clay, p.blush], 23, 26) +
    petals(1180, 40, 1560, 560, 9, [p.deepRose, p.paper, p.clay, p.blush], 41, 26) +
    bust(
      940,
      400,
      1.26,
      {
        face: { skin: p.peach, hair: scarf, style: 'hijab', eyes: 'smile', turn: -0.6, tilt: -7, smile: 1 },
        clothes: { light: p.paper, dark: '#efd6cc', neckline: 'high', seam: p.clay },
        length: 520,
      },
      mirror(0, hand(-92, 330, 1.04, -20, p.peach, 'rest')),
      sleeve(
        trace('186,296 232,410 190,420 96,342'),
        [80, 88, 78, 60],
        { light: p.paper, dark: '#efd6cc', seam: p.clay },
        1,
      ),
    ) +
    shape(ribbon(trace('-60,900 160,850 380,720'), [190, 150, 104]), fade(p.clay, p.terracotta, 0)) +
    line('M372,680Q400,712 400,764', p.terracotta, 8) +
    shape(ribbon(trace('360,734 430,690'), [82, 64]), giver.base) +
    line(curve([500, 740], [520, 620], [500, 480], [540, 330]), p.moss, 10) +
    line(curve([506, 560], [470, 460], [450, 410]), p.moss, 7) +
    line(curve([508, 540], [580, 470], [610, 430]), p.moss, 7) +
    place(514, 620, 1.3, -150, leaf('long', p.sage, p.moss)) +
    place(512, 560, 1.2, -20, leaf('long', p.sage, p.moss)) +
    peony(540, 300, 96, p.paper, p.deepRose) +
    flower(446, 400, 58, { light: p.honey, dark: p.clay, heart: p.wine }) +
    tulip(614, 450, 66, 24, p.blush, p.wine) +
    hand(424, 694, 1.34, -30, giver, 'hold')
  )
}
