import { curve, trace } from '../geometry.ts'
import { ground, petals, shadow } from '../nature.ts'
import { chair, cup, vase } from '../objects.ts'
import * as p from '../palette.ts'
import { branch, tulip } from '../plants.ts'
import { box, fade, line, place, shape } from '../svg.ts'

const W = 1600
const H = 1000

export function leDeuilDesPetitesChoses(): string {
  const limp = line(curve([760, 560], [756, 430], [800, 330], [900, 320], [960, 400]), p.moss, 9)
  return (
    ground(W, H, fade('#e7cfc6', '#d8b3a8')) +
    shape('M120,0L620,0L1180,720L540,720Z', p.paper, { opacity: 0.3 }) +
    shape('M700,0L880,0L1380,720L1180,720Z', p.paper, { opacity: 0.22 }) +
    line('M330,0L790,720M160,230L900,230', '#d8b3a8', 16, { opacity: 0.6 }) +
    box(0, 700, W, 300, 0, fade('#b98d7e', '#9b6f63')) +
    shadow(800, 716, 330, 16, 0.24) +
    box(250, 700, 1100, 30, 12, fade(p.cream, '#d9bfae')) +
    line('M330,730L300,1000M1270,730L1300,1000', '#e4cdbb', 22) +
    limp +
    branch(trace('752,560 720,450 690,370'), { pairs: 5, size: 0.8, light: p.sage, dark: p.moss }) +
    place(960, 400, 1, 148, tulip(0, 0, 105, 0, '#e7a9b8', p.wine)) +
    shape('M880,318C900,290 950,290 972,318C940,330 910,332 880,318Z', p.moss) +
    vase(758, 702, 250, 'bottle', p.paper, p.blush) +
    petals(850, 660, 1180, 692, 7, [p.deepRose, p.blush, p.wine], 12, 30) +
    petals(900, 770, 1200, 950, 5, [p.blush, p.deepRose], 31, 26) +
    petals(930, 470, 1010, 620, 2, [p.deepRose], 3, 26) +
    cup(480, 702, 110, p.sage, p.moss, false) +
    box(1120, 660, 130, 42, 5, p.paper, { transform: 'rotate(-5 1180 680)' }) +
    line('M1130,672L1186,694L1246,664', p.blush, 4) +
    chair(1440, 980, 170, '#7b4c3f', p.blush) +
    shadow(1440, 984, 120, 12) +
    branch(trace('-10,180 120,200 220,290'), { kind: 'olive', pairs: 6, light: p.sage, dark: p.moss })
  )
}
