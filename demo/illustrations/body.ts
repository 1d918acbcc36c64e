import { blob, curve, type Point, ribbon, ribbonSide } from './geometry.ts'
import { type Gesture, hand } from './hands.ts'
import { type Face, head, headBack, neck } from './head.ts'
import { mix } from './palette.ts'
import { type Profile, profileBack, profileHead } from './profile.ts'
import { fade, group, line, place, shape } from './svg.ts'

export type Neckline = 'round' | 'vee' | 'high' | 'boat' | 'shirt'

export interface Clothes {
  light: string
  dark: string
  neckline?: Neckline
  seam?: string
}

const necklines: Record<Neckline, string> = {
  round: 'C-40,226 40,226 62,170',
  vee: 'C-46,214 -22,250 0,272C22,250 46,214 62,170',
  high: 'C-50,150 -42,120 -38,112C-18,128 18,128 38,112C42,120 50,150 62,170',
  boat: 'C-60,214 60,214 62,170',
  shirt: 'C-40,200 -20,226 0,236C20,226 40,200 62,170',
}

/** Shoulders and chest below a head with the same origin. `build` is the width: 1 is slim, 1.3 is large. */
function torso(clothes: Clothes, build = 1, length = 480): string {
  const { light, dark, neckline = 'round' } = clothes
  const w = (x: number) => x * build
  const d = `M-62,170${necklines[neckline]}C${w(100)},188 ${w(150)},192 ${w(184)},232C${w(212)},280 ${w(222)},360 ${w(228)},${length}L${w(-228)},${length}C${w(-222)},360 ${w(-212)},280 ${w(-184)},232C${w(-150)},192 ${w(-100)},188 -62,170Z`
  const collar =
    neckline === 'shirt'
      ? shape('M-62,168C-66,190 -54,226 -40,252C-24,244 -10,240 0,236C-20,224 -42,196 -62,168Z', light) +
        shape('M62,168C66,190 54,226 40,252C24,244 10,240 0,236C20,224 42,196 62,168Z', light) +
        line(`M0,238L0,${length}`, dark, 3)
      : ''
  return (
    shape(d, fade(light, dark, 80)) +
    collar +
    line(
      `M${w(-132)},300C${w(-124)},350 ${w(-126)},400 ${w(-134)},${length}M${w(132)},300C${w(124)},350 ${w(126)},400 ${w(134)},${length}`,
      clothes.seam ?? dark,
      3.4,
      { opacity: 0.7 },
    )
  )
}

/** A bent sleeve over a bust, with a shaded lower side so that it stands out from the chest. */
export function sleeve(
  points: readonly Point[],
  widths: readonly number[],
  { light, dark, seam }: Clothes,
  side: 1 | -1,
): string {
  return (
    shape(ribbon(points, widths), fade(mix(light, dark, 0.3), mix(light, dark, 0.75), 80)) +
    line(ribbonSide(points, widths, side, 0.68), seam ?? mix(dark, '#17120f', 0.25), 3.4, { opacity: 0.55 }) +
    line(ribbonSide(points, widths, side === 1 ? -1 : 1, 0.68), seam ?? mix(dark, '#17120f', 0.25), 2.6, {
      opacity: 0.35,
    })
  )
}

export interface Bust {
  face: Face
  clothes: Clothes
  build?: number
  length?: number
  lean?: number
}

/** Head, neck and chest; the origin is the middle of the head, one unit is 1/230 of its height. */
export function bust(
  x: number,
  y: number,
  scale: number,
  { face, clothes, build = 1, length = 480, lean = 0 }: Bust,
  ...over: string[]
): string {
  const tilt = { transform: `rotate(${face.tilt ?? 0} 0 90)` }
  return place(
    x,
    y,
    scale,
    0,
    group(tilt, headBack(face)),
    neck(face.skin, lean, build > 1.1 ? 1.16 : 1),
    torso(clothes, build, length),
    group(tilt, head(face)),
    ...over,
  )
}

/** Joints of a body seen from the side, facing right, in the units of the sheet. */
export interface SideBody {
  profile: Profile
  /** Height of the head in pixels; all widths depend on it. */
  size: number
  headAt: Point
  neckBase: Point
  hip: Point
  legs?: readonly (readonly [knee: Point, ankle: Point, toeAngle: number])[]
  arms?: readonly (readonly [elbow: Point, wrist: Point, gesture: Gesture, handAngle: number, flip?: boolean])[]
  top: Clothes
  trousers?: { light: string; dark: string }
  shoes?: string
  sleeves?: boolean
  build?: number
  belly?: number
  /** Drawn over the torso and under the near arm. */
  over?: string
  behind?: string
}

function leg(body: SideBody, index: number): string {
  const joint = body.legs?.[index]
  if (!joint || !body.trousers) return ''
  const [knee, ankle, toe] = joint
  const s = body.size * (body.build ?? 1)
  const { light, dark } = body.trousers
  const cloth = shape(
    ribbon([body.hip, knee, ankle], [0.72 * s, 0.52 * s, 0.34 * s]),
    index ? fade(light, dark, 60) : dark,
  )
  const foot = place(
    ankle[0],
    ankle[1],
    body.size / 100,
    toe,
    shape('M-15,-12C-18,10 -20,20 -17,25L52,25C56,14 40,6 22,2C14,-2 13,-8 13,-14Z', body.shoes ?? '#3a2620'),
    line('M-17,25L52,25', '#fffdfc', 3, { opacity: 0.6 }),
  )
  return foot + cloth
}

function reach(body: SideBody, index: number): string {
  const joint = body.arms?.[index]
  if (!joint) return ''
  const [elbow, wrist, gesture, angle, flip] = joint
  const s = body.size
  const wide = body.build ?? 1
  const shoulder: Point = [body.neckBase[0] - s * 0.03, body.neckBase[1] + s * 0.24]
  const skin = body.profile.skin
  const bare = shape(
    ribbon([shoulder, elbow, wrist], [0.34 * s * wide, 0.27 * s * wide, 0.17 * s]),
    index ? skin.base : skin.shade,
  )
  const sleeve =
    body.sleeves === false
      ? shape(
          ribbon(
            [shoulder, [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2]],
            [0.44 * s * wide, 0.42 * s * wide],
          ),
          body.top.light,
        )
      : shape(
          ribbon(
            [shoulder, elbow, [wrist[0] * 0.92 + elbow[0] * 0.08, wrist[1] * 0.92 + elbow[1] * 0.08]],
            [0.44 * s * wide, 0.36 * s * wide, 0.25 * s],
          ),
          index ? fade(body.top.light, body.top.dark, 70) : body.top.dark,
        )
  return (
    hand(wrist[0], wrist[1], s / 190, angle, skin, gesture, flip) +
    bare +
    sleeve +
    (index
      ? line(
          curve(
            [shoulder[0] - s * 0.16, shoulder[1] + s * 0.1],
            [(shoulder[0] + elbow[0]) / 2 - s * 0.17, (shoulder[1] + elbow[1]) / 2],
            [elbow[0] - s * 0.15, elbow[1]],
          ),
          body.top.seam ?? body.top.dark,
          s * 0.02,
          { opacity: 0.6 },
        )
      : '')
  )
}

/** A whole body from the side. Leg and arm pairs list the far limb first. */
export function sideBody(body: SideBody): string {
  const { size: s, neckBase: n, hip: h, profile, headAt, build = 1, belly = 0 } = body
  const across = (t: number, push: number): Point => {
    const [dx, dy] = [h[0] - n[0], h[1] - n[1]]
    const long = Math.hypot(dx, dy) || 1
    return [n[0] + dx * t + (dy / long) * push * s, n[1] + dy * t - (dx / long) * push * s]
  }
  const b = build
  const chest = blob(
    across(-0.06, -0.16),
    across(0.04, 0.12),
    across(0.2, 0.28 * b),
    across(0.4, 0.42 * b),
    across(0.6, 0.34 * b + belly * 0.5),
    across(0.82, 0.38 * b + belly),
    across(1.02, 0.4 * b + belly * 0.4),
    across(1.14, 0.1),
    across(1.1, -0.36 * b),
    across(0.9, -0.46 * b),
    across(0.6, -0.3 * b),
    across(0.32, -0.4 * b),
    across(0.1, -0.36),
  )
  const chin = { transform: `translate(${headAt[0]} ${headAt[1]}) rotate(${profile.tilt ?? 0}) scale(${s / 230})` }
  const throat = shape(
    ribbon(
      [
        [headAt[0] - s * 0.12, headAt[1] + s * 0.2],
        [n[0], n[1] + s * 0.06],
      ],
      [0.38 * s, 0.42 * s],
    ),
    fade(profile.skin.shade, mix(profile.skin.base, profile.skin.shade, 0.35)),
  )
  return (
    (body.behind ?? '') +
    reach(body, 0) +
    leg(body, 0) +
    leg(body, 1) +
    group(chin, profileBack(profile)) +
    throat +
    shape(chest, fade(body.top.light, body.top.dark, 70)) +
    (body.over ?? '') +
    group(chin, profileHead(profile)) +
    reach(body, 1)
  )
}
