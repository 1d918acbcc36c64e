import { blob, curve, type Point, ribbon, trace } from './geometry.ts'
import type { Skin } from './palette.ts'
import { group, line, place, shape } from './svg.ts'

export type Gesture = 'rest' | 'open' | 'hold' | 'pen' | 'cup' | 'offer'

interface Finger {
  points: readonly Point[]
  width: number
}
interface Pose {
  palm: readonly Point[]
  fingers: readonly Finger[]
  thumb: Finger
  thumbFirst?: boolean
}

const finger = (points: string, width: number): Finger => ({ points: trace(points), width })

/** Each hand starts at the wrist (0, 0) and points right; about 110 units to the finger tips; thumb above. */
const poses: Record<Gesture, Pose> = {
  rest: {
    palm: trace('-14,-17 10,-21 34,-25 54,-20 58,4 52,22 26,23 -14,17'),
    fingers: [
      finger('48,17 68,20 84,26', 12),
      finger('50,7 78,9 98,15', 13.5),
      finger('50,-5 82,-4 106,2', 14),
      finger('48,-16 76,-17 98,-11', 14),
    ],
    thumb: finger('14,-16 34,-34 58,-40', 14.5),
  },
  open: {
    palm: trace('-14,-17 12,-24 36,-28 56,-22 60,2 54,24 28,27 6,23 -14,17'),
    fingers: [
      finger('46,20 66,32 82,41', 12),
      finger('52,9 82,16 104,22', 13.5),
      finger('54,-4 88,-4 114,-4', 14),
      finger('50,-17 80,-25 103,-31', 14),
    ],
    thumb: finger('12,-16 30,-42 44,-62', 15),
  },
  hold: {
    palm: trace('-14,-17 10,-22 32,-26 46,-18 48,6 42,24 20,24 -14,17'),
    fingers: [
      finger('38,20 54,24 50,36 38,36', 12.5),
      finger('40,9 62,10 60,24 46,26', 13.5),
      finger('42,-4 66,-4 66,10 50,13', 14),
      finger('38,-16 62,-19 66,-6 52,-1', 14),
    ],
    thumb: finger('10,-14 30,-30 52,-26 60,-14', 14.5),
  },
  pen: {
    palm: trace('-14,-17 10,-23 34,-24 50,-12 50,10 42,26 18,25 -14,17'),
    fingers: [
      finger('34,22 52,28 54,40 42,42', 13),
      finger('40,14 64,20 70,34 60,40', 13.5),
      finger('42,2 70,8 82,26 80,38', 14),
      finger('38,-12 68,-12 88,8 92,30', 14),
    ],
    thumb: finger('14,-6 40,8 62,16 82,32', 14.5),
    thumbFirst: false,
  },
  cup: {
    palm: trace('-14,-16 10,-20 34,-20 44,-6 42,12 30,22 8,22 -14,16'),
    fingers: [
      finger('28,18 48,20 66,14', 12),
      finger('32,9 58,10 78,4', 13.5),
      finger('34,-2 62,-2 84,-8', 14),
      finger('30,-12 58,-14 78,-20', 14),
    ],
    thumb: finger('8,-14 22,-34 40,-44', 14),
  },
  offer: {
    palm: trace('-14,-13 14,-16 40,-13 60,-6 60,8 38,18 10,18 -14,14'),
    fingers: [finger('50,8 76,9 94,3', 12), finger('52,3 84,3 108,-5', 13), finger('52,-2 86,-4 110,-13', 13)],
    thumb: finger('20,-10 42,-24 64,-30', 13.5),
  },
}

const digit = ({ points, width }: Finger, skin: Skin) => {
  const d = curve(...points)
  return line(d, skin.shade, width + 2.6) + line(d, skin.base, width)
}

/** A hand with its wrist at (x, y), pointing along `angle` degrees; `flip` puts the thumb on the other side. */
export function hand(
  x: number,
  y: number,
  scale: number,
  angle: number,
  skin: Skin,
  gesture: Gesture = 'rest',
  flip = false,
): string {
  const { palm, fingers, thumb, thumbFirst = gesture === 'offer' } = poses[gesture]
  const digits = fingers.map((finger) => digit(finger, skin)).join('')
  const outline = blob(...palm)
  const mass =
    shape(outline, skin.base) +
    line('M30,18C20,14 14,4 18,-8', skin.shade, 2, { opacity: gesture === 'open' ? 0.9 : 0 })
  const inside = thumbFirst
    ? digit(thumb, skin) + digits + mass
    : digits + mass + digit(thumb, skin) + heel(thumb, skin)
  return place(x, y, scale, angle, group({ transform: flip ? 'scale(1 -1)' : 'scale(1 1)' }, inside))
}

/** Covers the seam where the thumb leaves the palm. */
function heel(thumb: Finger, skin: Skin): string {
  const [start, next] = thumb.points
  if (!start || !next) return ''
  const middle: Point = [(start[0] * 2 + next[0]) / 3, (start[1] * 2 + next[1]) / 3]
  return shape(ribbon([[start[0] - 8, start[1] + 8], start, middle], [16, 17, thumb.width]), skin.base)
}
