import type { Hair } from './palette.ts'
import { ball, fade, line, oval, shape } from './svg.ts'

/** `cloth` contains the three tones of the cloth, in the form of a hair colour. */
export const headwrapBack = (cloth: Hair) =>
  shape('M-88,-6C-124,-96 -96,-206 6,-214C112,-206 128,-96 88,-6Z', fade(cloth.base, cloth.dark)) +
  oval(16, -206, 66, 44, ball(cloth.light, cloth.base)) +
  line('M-36,-206Q16,-250 72,-206M-24,-190Q20,-224 66,-188M10,-246Q28,-214 20,-178', cloth.dark, 3, { opacity: 0.55 })

export const headwrapFront = (cloth: Hair) =>
  shape(
    'M-84,-18C-110,-100 -84,-196 6,-198C96,-196 112,-100 84,-18C62,-64 30,-82 -2,-84C-34,-82 -64,-60 -84,-18Z',
    fade(cloth.light, cloth.base),
  ) +
  shape(
    'M-84,-18C-92,-60 -84,-110 -60,-140C-20,-120 50,-110 92,-70C92,-48 90,-34 84,-18C62,-64 30,-82 -2,-84C-34,-82 -64,-60 -84,-18Z',
    cloth.base,
    { opacity: 0.85 },
  ) +
  line(
    'M-78,-56C-40,-104 30,-106 84,-50M-74,-90C-30,-128 40,-122 88,-78M-58,-142C0,-120 60,-112 92,-72M-40,-170C10,-150 60,-146 88,-116M-80,-34C-50,-80 -10,-94 20,-90',
    cloth.dark,
    3,
    { opacity: 0.45 },
  )

export const hijabBack = (cloth: Hair) =>
  shape(
    'M0,-148C-84,-148 -112,-80 -106,0C-102,70 -120,120 -150,190C-90,250 90,250 150,190C120,120 102,70 106,0C112,-80 84,-148 0,-148Z',
    fade(cloth.base, cloth.dark),
  )

export const hijabFront = (cloth: Hair) =>
  shape(
    'M0,-146C-82,-146 -108,-80 -102,0C-98,70 -112,130 -146,196C-90,262 60,270 146,200C114,130 98,70 102,0C108,-80 82,-146 0,-146ZM0,-96C44,-96 66,-56 66,-14C66,40 44,100 0,112C-44,100 -66,40 -66,-14C-66,-56 -44,-96 0,-96Z',
    fade(cloth.light, cloth.base),
    { 'fill-rule': 'evenodd' },
  ) +
  shape(
    'M-60,60C-36,118 40,132 100,70C112,130 128,160 146,200C60,250 -60,200 -104,96C-92,90 -74,76 -60,60Z',
    cloth.base,
  ) +
  line(
    'M-62,72C-30,130 50,140 104,92M-78,92C-30,170 60,180 124,150M-90,112C-40,206 60,222 138,186M-74,-60C-60,-108 -30,-124 0,-126M-92,-10C-92,-80 -60,-130 0,-136M88,-20C84,-80 60,-120 20,-128',
    cloth.dark,
    3,
    { opacity: 0.45 },
  )
