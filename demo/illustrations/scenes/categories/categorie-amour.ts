import { curve } from '../../geometry.ts'
import { ground, petals, rings } from '../../nature.ts'
import * as p from '../../palette.ts'
import { flower, leaf, peony } from '../../plants.ts'
import { disc, fade, line, place } from '../../svg.ts'

const W = 1200
const H = 900

export function amour(): string {
  return (
    ground(W, H, fade('#f3c0cd', '#e59cb0')) +
    disc(600, 430, 360, fade('#fbe3e8', p.blush)) +
    rings(600, 430, 384, 3, p.rose, 32, 0.8) +
    line(curve([470, 940], [560, 760], [700, 640], [560, 500], [430, 370]), p.moss, 16) +
    line(curve([730, 940], [640, 760], [500, 640], [640, 500], [790, 340]), p.forest, 16) +
    line(curve([540, 800], [640, 690], [700, 640], [650, 570]), p.moss, 16) +
    place(470, 850, 2, 200, leaf('round', p.sage, p.moss)) +
    place(730, 850, 2, -30, leaf('round', p.sage, p.moss)) +
    place(690, 640, 1.8, -20, leaf('long', p.sage, p.moss)) +
    place(510, 640, 1.8, 200, leaf('long', p.sage, p.forest)) +
    place(500, 430, 1.5, 190, leaf('round', p.sage, p.moss)) +
    place(716, 420, 1.5, -14, leaf('round', p.sage, p.forest)) +
    peony(410, 310, 190, p.paper, p.deepRose) +
    flower(810, 290, 190, { light: p.deepRose, dark: p.wine, heart: p.honey, petals: 11, wide: 1.2 }) +
    petals(120, 560, 420, 860, 5, [p.paper, p.wine], 3, 30) +
    petals(820, 560, 1120, 860, 5, [p.paper, p.deepRose], 6, 30)
  )
}
