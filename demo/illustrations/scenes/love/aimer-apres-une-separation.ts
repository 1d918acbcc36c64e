import { trace } from '../../geometry.ts'
import { ground, petals } from '../../nature.ts'
import { archPath } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, peony, poppy, sprig, tulip } from '../../plants.ts'
import { box, fade, line, oval, place, shape, within } from '../../svg.ts'

const W = 1600
const H = 1000
const beamsSoft = () =>
  shape('M0,120L520,0H760L0,560Z', p.paper, { opacity: 0.3 }) +
  shape('M0,640L840,0H900L0,740Z', p.paper, { opacity: 0.22 })

export function aimerApresUneSeparation(): string {
  const body =
    'M-90,-420C-60,-400 60,-400 92,-424C84,-340 210,-300 220,-160C226,-50 150,0 0,0C-150,0 -226,-50 -220,-160C-210,-300 -84,-340 -90,-420Z'
  const seams =
    'M-190,-250L-120,-200L-140,-120L-40,-90L-70,0M-120,-200L-20,-240L40,-380M-20,-240L70,-180L-40,-90M70,-180L214,-210M70,-180L110,-60L60,-4M40,-380L20,-410M110,-60L190,-60'
  return (
    ground(W, H, fade('#eadbd0', '#e2c7ba')) +
    shape(archPath(450, 60, 700, 900), fade('#f6e7da', '#efd0c4')) +
    beamsSoft() +
    box(0, 800, W, 200, 0, fade('#b98775', '#97695c')) +
    box(0, 800, W, 12, 0, '#d3a490') +
    branch(trace('800,400 740,260 650,150'), { kind: 'long', pairs: 7, size: 0.9 }) +
    branch(trace('830,400 930,280 1040,240'), { kind: 'round', pairs: 6, size: 1.1 }) +
    sprig(trace('800,400 820,220 790,60'), p.moss, p.deepRose, 14, 9) +
    branch(trace('780,400 640,340 540,340'), { kind: 'olive', pairs: 7, size: 1 }) +
    line('M800,400Q760,320 740,270M820,400Q880,320 900,250M800,400Q800,300 812,250', p.moss, 7) +
    peony(720, 262, 92, p.rose, p.deepRose) +
    peony(910, 240, 108, p.paper, p.blush, 20) +
    poppy(1010, 370, 80, 40, p.honey, p.clay) +
    flower(640, 390, 66) +
    tulip(828, 250, 90, -6, p.deepRose, p.wine) +
    flower(822, 340, 60, { light: p.honey, dark: p.clay, heart: p.wine, seed: 8 }) +
    place(
      810,
      824,
      1,
      0,
      oval(0, 2, 230, 24, p.ink, { opacity: 0.25 }),
      shape(body, fade(p.paper, '#d9e0cf', 10)),
      within(body, shape('M60,-440C150,-300 180,-100 60,10H260V-440Z', p.moss, { opacity: 0.16 })),
      line(seams, '#a96f3f', 11),
      line(seams, '#e9b872', 7),
      line('M-160,-210C-176,-160 -172,-110 -150,-80', p.paper, 12, { opacity: 0.7 }),
    ) +
    petals(960, 830, 1300, 900, 6, [p.blush, p.deepRose, p.paper], 5, 28) +
    place(
      430,
      850,
      1,
      -8,
      box(0, -22, 150, 44, 22, fade(p.honey, p.clay)),
      box(130, -16, 60, 32, 8, p.plum),
      line('M190,0H236', '#5b3626', 14),
    ) +
    oval(340, 880, 60, 16, '#7d4433') +
    oval(340, 874, 50, 11, '#e9b872')
  )
}
