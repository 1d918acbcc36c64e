import { trace } from './geometry.ts'
import { type HairStyle, hairBack, hairFront } from './hair.ts'
import { type Hair, paper, type Skin } from './palette.ts'
import { disc, fade, glow, gradient, group, line, oval, shape, within } from './svg.ts'

export type Eyes = 'closed' | 'open' | 'smile' | 'down'

export interface Face {
  skin: Skin
  hair: Hair
  style: HairStyle
  /** -1 looks to the left of the sheet, 1 to the right. */
  turn?: number
  /** Degrees; positive leans to the right. */
  tilt?: number
  eyes?: Eyes
  smile?: number
  full?: number
  lines?: boolean
  glasses?: string
  earring?: string
  freckles?: boolean
}

const oval_face =
  'M-72,-30C-74,14 -66,56 -42,86C-28,103 -12,111 0,111C12,111 28,103 42,86C66,56 74,14 72,-30C72,-88 42,-116 0,-116C-42,-116 -72,-88 -72,-30Z'

const isPale = (colour: string) => Number.parseInt(colour.slice(1, 3), 16) > 0x70

const covered = ({ style }: Face) => style === 'headwrap' || style === 'hijab'

function eye(kind: Eyes, side: 1 | -1, face: Face): string {
  const { skin, hair } = face
  const dark = covered(face) || isPale(hair.dark) ? '#3a211b' : hair.dark
  const lashes = line(`M${13 * side},2l${7 * side},3M${9 * side},6l${6 * side},6`, dark, 2.6)
  if (kind === 'closed') return line('M-16,-1Q0,11 16,-1', dark, 3.8) + lashes
  if (kind === 'smile') return line('M-15,5Q0,-9 15,5', dark, 3.8)
  if (kind === 'down')
    return line('M-16,-3Q0,6 16,-1', dark, 4.2) + lashes + line('M-13,-12Q0,-15 13,-11', skin.shade, 2.4)
  const white = 'M-17,2Q-4,-13 17,0Q2,11 -17,2Z'
  return (
    shape(white, '#fffaf6') +
    within(white, disc(1, -1, 9, '#5a3a2a'), disc(1, -1, 4.6, '#1c100b')) +
    disc(4, -4, 2.4, paper) +
    line('M-18,3Q-4,-14 18,-1', dark, 4.2) +
    line(`M${15 * side},-3l${7 * side},-5`, dark, 3) +
    line('M-14,-15Q0,-20 15,-12', skin.shade, 2.2)
  )
}

function features(face: Face): string {
  const { skin, hair, turn = 0, eyes = 'closed', smile = 0.6, glasses, lines } = face
  const cx = 17 * turn
  const near = 1 - 0.14 * Math.abs(turn)
  const side = turn < 0 ? -1 : 1
  const [leftScale, rightScale] = turn < 0 ? [near, 1] : [1, near]
  const left = cx - 33 * leftScale
  const right = cx + 33 * rightScale
  const browColour = covered(face)
    ? skin.deep
    : hair.light === '#fbf8f5' || hair.light === '#ded9d5'
      ? hair.dark
      : hair.base
  const brow = (x: number, s: 1 | -1) =>
    shape(
      `M${x - 20 * s},-30C${x - 6 * s},-39 ${x + 8 * s},-40 ${x + 23 * s},-28C${x + 8 * s},-35 ${x - 6 * s},-34 ${x - 19 * s},-25Z`,
      browColour,
    )
  const corner = smile * 8
  const mouth =
    shape(
      `M${cx - 22},${66 - corner * 0.5}C${cx - 12},60 ${cx - 6},57 ${cx},61C${cx + 6},57 ${cx + 12},60 ${cx + 22},${66 - corner * 0.5}C${cx + 12},${68 + corner * 0.4} ${cx - 12},${68 + corner * 0.4} ${cx - 22},${66 - corner * 0.5}Z`,
      skin.lip,
    ) +
    shape(
      `M${cx - 19},${66 - corner * 0.3}C${cx - 12},${82 + corner * 0.3} ${cx + 12},${82 + corner * 0.3} ${cx + 19},${66 - corner * 0.3}C${cx + 8},${70 + corner * 0.4} ${cx - 8},${70 + corner * 0.4} ${cx - 19},${66 - corner * 0.3}Z`,
      skin.lip,
      { opacity: 0.8 },
    ) +
    line(`M${cx - 24},${65 - corner * 0.7}Q${cx},${69 + corner * 0.7} ${cx + 24},${65 - corner * 0.7}`, skin.deep, 2.4)
  const nose = line(
    `M${cx + 3 * side},-8C${cx + 7 * side},10 ${cx + 13 * side},24 ${cx + 12 * side},33C${cx + 10 * side},42 ${cx},43 ${cx - 6 * side},40`,
    skin.deep,
    2.8,
    { opacity: 0.75 },
  )
  const marks = lines
    ? line(
        `M${cx - 31},48Q${cx - 38},58 ${cx - 35},70M${cx + 31},48Q${cx + 38},58 ${cx + 35},70M${left - 26},4l-9,-4M${left - 26},9l-9,2M${right + 26},4l9,-4M${right + 26},9l9,2`,
        skin.shade,
        2.4,
      )
    : ''
  const dots = face.freckles
    ? trace('-40,24 -28,30 -34,38 -18,28 20,28 30,32 40,24 36,38 2,20')
        .map(([x = 0, y = 0]) => disc(cx + x, y, 2, skin.shade))
        .join('')
    : ''
  return (
    disc(left - 4, 36, 27, glow(skin.cheek, 0.62)) +
    disc(right + 4, 36, 27, glow(skin.cheek, 0.62)) +
    dots +
    brow(left, -1) +
    brow(right, 1) +
    group({ transform: `translate(${left} 0) scale(${leftScale} 1)` }, eye(eyes, -1, face)) +
    group({ transform: `translate(${right} 0) scale(${rightScale} 1)` }, eye(eyes, 1, face)) +
    nose +
    mouth +
    marks +
    (glasses ? spectacles(left, right, cx, glasses) : '')
  )
}

function spectacles(left: number, right: number, cx: number, colour: string): string {
  const lens = (x: number) => disc(x, 2, 27, paper, { 'fill-opacity': 0.18, stroke: colour, 'stroke-width': 4.4 })
  return (
    lens(left) +
    lens(right) +
    line(`M${left + 26},-4Q${cx},-14 ${right - 26},-4M${left - 27},-2L-70,-10M${right + 27},-2L70,-10`, colour, 4)
  )
}

/** A head around its own centre, about 230 units from crown to chin. `headBack` draws the hair behind it. */
export function head(face: Face): string {
  const { skin, turn = 0, full = 0 } = face
  const ears =
    face.style === 'hijab'
      ? ''
      : ([-1, 1] as const)
          .map((s) => {
            const x = s * (70 + full * 6) - turn * 8
            const ring = face.earring ? disc(x + s * 2, 34, 7, face.earring) : ''
            return (
              oval(x, 8, 11, 19, skin.base) + line(`M${x + s * 3},0q${s * -5},6 ${s * -1},14`, skin.shade, 2.2) + ring
            )
          })
          .join('')
  const side = shape(
    'M-80,-120L-30,-120C-58,-60 -62,30 -20,112L-80,112Z',
    gradient(
      [
        [0, skin.shade, 0.55],
        [0.5, skin.shade, 0.3],
        [1, skin.shade, 0],
      ],
      0,
    ),
  )
  const light = turn > 0 ? side : group({ transform: 'scale(-1 1)' }, side)
  return (
    ears +
    group(
      { transform: `scale(${1 + full * 0.1} 1)` },
      shape(oval_face, fade(skin.base, skin.base)),
      within(oval_face, light),
    ) +
    (full > 0.4 ? line('M-24,103Q0,122 24,103', skin.shade, 2.6) : '') +
    features(face) +
    hairFront(face.style, face.hair, turn)
  )
}

export const headBack = (face: Face) => hairBack(face.style, face.hair)

/** Neck from chin to collar, wide at the base, with the chin's shadow. */
export function neck(skin: Skin, lean = 0, wide = 1): string {
  const w = 33 * wide
  const d = `M${-w - lean},50C${-w - lean * 0.5},100 ${-w},135 ${-w - 14},158C${-w - 40},178 -112,186 -150,204L-100,330L100,330L150,204C112,186 ${w + 40},178 ${w + 14},158C${w},135 ${w - lean * 0.5},100 ${w - lean},50Z`
  return (
    shape(d, skin.base) +
    within(d, shape(`M-70,60C-40,128 30,140 ${w + 12},110L70,40Z`, skin.shade, { opacity: 0.75 })) +
    line('M-96,212C-60,206 -34,214 -14,230M96,212C60,206 34,214 14,230', skin.shade, 3.4)
  )
}
