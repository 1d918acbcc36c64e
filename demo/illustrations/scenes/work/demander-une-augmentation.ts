import { sideBody } from '../../body.ts'
import { ground, shadow } from '../../nature.ts'
import { archPath, chair, cup } from '../../objects.ts'
import * as p from '../../palette.ts'
import { flower, leaf, poppy, tulip } from '../../plants.ts'
import { box, fade, line, mirror, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function demanderUneAugmentation(): string {
  const asking = sideBody({
    profile: { skin: p.umber, hair: p.black, style: 'chignon', open: true, earring: p.honey },
    size: 170,
    headAt: [470, 330],
    neckBase: [442, 440],
    hip: [400, 730],
    legs: [
      [[580, 736], [590, 920], 0],
      [[560, 750], [566, 930], 0],
    ],
    arms: [
      [[560, 610], [690, 590], 'open', -20],
      [[480, 640], [620, 640], 'offer', -24],
    ],
    top: { light: p.deepRose, dark: p.wine },
    trousers: { light: p.plum, dark: '#38202b' },
  })
  const listening = mirror(
    800,
    sideBody({
      profile: { skin: p.porcelain, hair: p.grey, style: 'bob', open: true, glasses: p.plum },
      size: 170,
      headAt: [460, 330],
      neckBase: [436, 440],
      hip: [400, 730],
      legs: [
        [[580, 736], [590, 920], 0],
        [[560, 750], [566, 930], 0],
      ],
      arms: [
        [[540, 620], [640, 670], 'rest', 4],
        [[470, 640], [600, 668], 'rest', 4],
      ],
      top: { light: p.sage, dark: p.moss },
      trousers: { light: p.forest, dark: '#38442f' },
    }),
  )
  const climb = [0, 1, 2, 3]
    .map((i) => {
      const [x, h] = [690 + i * 76, 60 + i * 62]
      return (
        line(`M${x},400V${400 - h}`, p.moss, 7) +
        place(x, 400 - h * 0.4, 0.62, -40, leaf('round', p.sage, p.moss)) +
        place(x, 400 - h * 0.65, 0.55, 220, leaf('round', p.sage, p.moss)) +
        [
          tulip(x, 404 - h, 40),
          poppy(x, 404 - h, 44),
          tulip(x, 404 - h, 56, 0, p.honey, p.clay),
          flower(x, 390 - h, 56, { light: p.rose, dark: p.deepRose }),
        ][i]
      )
    })
    .join('')
  return (
    ground(W, H, fade('#f6ebe0', p.sand)) +
    box(0, 860, W, 140, 0, fade('#dcbfa9', '#c7a28a')) +
    shape(archPath(600, -40, 400, 500), p.rose) +
    climb +
    line('M650,404H970', p.clay, 12) +
    chair(400, 940, 190, '#7b4c3f', p.blush) +
    mirror(800, chair(400, 940, 190, '#7b4c3f', p.honey)) +
    shadow(800, 948, 560, 18, 0.14) +
    asking +
    listening +
    box(560, 690, 480, 30, 15, fade(p.paper, '#e9d3c3')) +
    line('M800,720V930M700,944Q800,912 900,944', '#e4cdbb', 20) +
    cup(950, 690, 70, p.rose, p.deepRose) +
    box(760, 676, 110, 14, 4, p.moss)
  )
}
