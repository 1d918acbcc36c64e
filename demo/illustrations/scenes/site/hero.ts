import { bust, sleeve } from '../../body.ts'
import { curve, polar, trace } from '../../geometry.ts'
import { hand } from '../../hands.ts'
import { petals, rings } from '../../nature.ts'
import * as p from '../../palette.ts'
import { type BranchLook, branch, flower, leaf, peony, sprig, tulip } from '../../plants.ts'
import { disc, fade, group, line, mirror, place } from '../../svg.ts'

/** Has no background: the home page's own colour shows around it. */
export function hero(): string {
  const cx = 700
  const cy = 604
  const wreath = (radius: number, from: number, to: number, look: BranchLook) =>
    branch(
      [0, 0.25, 0.5, 0.75, 1].map((t) => polar(cx, cy, radius, from + (to - from) * t)),
      look,
    )
  return (
    disc(cx, cy, 520, '#f3bccb') +
    disc(cx, cy, 424, fade('#fdeef1', '#fbe0e6')) +
    rings(cx, cy, 548, 2, p.paper, 28, 0.9) +
    wreath(474, 96, 262, { kind: 'long', pairs: 15, size: 1.35, light: '#c6d0ba', dark: p.moss }) +
    wreath(474, 84, -82, { kind: 'long', pairs: 15, size: 1.35, light: '#c6d0ba', dark: p.moss }) +
    wreath(510, 120, 240, { kind: 'fern', pairs: 14, size: 1.3, light: '#93a387', dark: p.forest }) +
    wreath(510, 60, -60, { kind: 'fern', pairs: 14, size: 1.3, light: '#93a387', dark: p.forest }) +
    sprig([polar(cx, cy, 500, 190), polar(cx, cy, 580, 200), polar(cx, cy, 610, 214)], p.moss, p.deepRose, 9, 10) +
    sprig([polar(cx, cy, 500, -20), polar(cx, cy, 590, -28), polar(cx, cy, 620, -42)], p.moss, p.wine, 9, 10) +
    sprig([polar(cx, cy, 490, 232), polar(cx, cy, 570, 240), polar(cx, cy, 576, 248)], p.moss, p.paper, 7, 9) +
    peony(...polar(cx, cy, 474, 214), 96, p.paper, p.deepRose) +
    flower(...polar(cx, cy, 486, 186), 74, { light: p.honey, dark: p.clay, heart: p.wine }) +
    flower(...polar(cx, cy, 470, 246), 64) +
    peony(...polar(cx, cy, 476, -38), 84, p.blush, p.wine) +
    flower(...polar(cx, cy, 484, -64), 58, { light: p.honey, dark: p.clay, heart: p.wine }) +
    flower(...polar(cx, cy, 480, -8), 78) +
    bust(
      cx,
      520,
      1.92,
      {
        face: { skin: p.olive, hair: p.black, style: 'waves', eyes: 'closed', turn: 0.25, tilt: -4, smile: 1 },
        clothes: { light: '#3b2b28', dark: p.ink, neckline: 'boat', seam: '#5a4540' },
        length: 620,
      },
      line(curve([-58, 190], [-30, 220], [0, 232], [30, 220], [58, 190]), p.honey, 2.6),
      disc(0, 236, 6, p.honey),
      mirror(0, hand(-84, 376, 1.04, -22, p.olive, 'rest')),
      sleeve(
        trace('184,306 228,430 186,440 78,378'),
        [76, 92, 80, 60],
        { light: '#3b2b28', dark: p.ink, seam: '#6b544c' },
        1,
      ),
    ) +
    crown(cx) +
    foot(cx)
  )
}

function crown(cx: number): string {
  const at = (dx: number, y: number) => [cx + dx, y] as const
  const leaves = [
    [-176, 400, 200],
    [-150, 340, 230],
    [-96, 296, 240],
    [150, 330, -40],
    [186, 392, -20],
    [96, 290, -60],
  ].map(([dx = 0, y = 0, turn = 0]) => place(...at(dx, y), 1.1, turn, leaf('round', p.sage, p.moss)))
  return group(
    { transform: 'rotate(-4 700 700)' },
    ...leaves,
    flower(...at(-140, 348), 44),
    peony(...at(-70, 300), 54, p.rose, p.deepRose),
    flower(...at(20, 280), 46, { light: p.honey, dark: p.clay, heart: p.wine }),
    peony(...at(100, 304), 50, p.paper, p.blush),
    flower(...at(160, 352), 40, { light: p.rose, dark: p.deepRose }),
  )
}

function foot(cx: number): string {
  const side =
    branch(trace('180,1400 210,1200 150,1040 200,880'), { pairs: 10, size: 1.7 }) +
    branch(trace('330,1420 320,1260 260,1160'), {
      kind: 'olive',
      pairs: 7,
      size: 1.6,
      light: '#93a387',
      dark: p.forest,
    })
  return (
    side +
    mirror(
      cx,
      branch(trace('200,1400 180,1220 240,1080 200,960'), { kind: 'long', pairs: 9, size: 1.3 }),
      branch(trace('340,1420 330,1300 280,1220'), { pairs: 6, size: 1.6, light: '#93a387', dark: p.forest }),
    ) +
    line('M300,1400Q290,1300 300,1230M1080,1400Q1100,1320 1090,1250M1210,1400Q1200,1340 1204,1290', p.moss, 10) +
    flower(300, 1200, 128, { petals: 11 }) +
    peony(150, 1320, 104, p.blush, p.wine) +
    peony(1090, 1230, 122, p.paper, p.deepRose) +
    flower(1216, 1290, 86, { light: p.honey, dark: p.clay, heart: p.wine }) +
    tulip(430, 1330, 90, -6, p.deepRose, p.wine) +
    line('M430,1330V1410', p.moss, 9) +
    petals(120, 700, 300, 900, 3, [p.paper, p.deepRose], 4, 26) +
    petals(1120, 760, 1300, 940, 3, [p.paper, p.deepRose], 6, 26)
  )
}
