/** SVG text builders. They collect definitions (gradients, clips, filters) until `page` writes them. */
export type Attributes = Record<string, string | number | undefined>
export type Stop = readonly [offset: number, colour: string, opacity?: number]

const definitions = new Map<string, string>()

function define(kind: string, body: (id: string) => string): string {
  const key = kind + body('?')
  const id = definitions.get(key)?.match(/id="(\w+)"/)?.[1] ?? `d${definitions.size}`
  if (!definitions.has(key)) definitions.set(key, body(id))
  return `url(#${id})`
}

export function element(tag: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value}"`)
    .join('')
  return content ? `<${tag}${list}>${content}</${tag}>` : `<${tag}${list}/>`
}

export const shape = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more })

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more })

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more })

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, rx, fill, ...more })

export const group = (attributes: Attributes, ...content: string[]) => element('g', attributes, content.join('') || ' ')

/** Places a drawing made around the origin: scales it, rotates it by `angle` degrees, and moves it to (x, y). */
export function place(x: number, y: number, scale: number, angle: number, ...content: string[]): string {
  return group({ transform: `translate(${x} ${y}) rotate(${angle}) scale(${scale})` }, ...content)
}

export function mirror(x: number, ...content: string[]): string {
  return group({ transform: `translate(${2 * x} 0) scale(-1 1)` }, ...content)
}

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')

/** Angle 90 runs from top to bottom, 0 from left to right. */
export function fade(from: string, to: string, angle = 90): string {
  return gradient(
    [
      [0, from],
      [1, to],
    ],
    angle,
  )
}

export function gradient(stops: readonly Stop[], angle = 90): string {
  return define('l', (id) =>
    element('linearGradient', { id, gradientTransform: `rotate(${angle} .5 .5)` }, stopList(stops)),
  )
}

export function glow(colour: string, strength = 1, edge = 0): string {
  return define('r', (id) =>
    element(
      'radialGradient',
      { id },
      stopList([
        [edge, colour, strength],
        [1, colour, 0],
      ]),
    ),
  )
}

export function ball(inner: string, outer: string, cx = 0.35, cy = 0.3): string {
  return define('b', (id) =>
    element(
      'radialGradient',
      { id, cx, cy, r: 0.8 },
      stopList([
        [0, inner],
        [1, outer],
      ]),
    ),
  )
}

export function soften(radius: number): string {
  return define('s', (id) =>
    element(
      'filter',
      { id, x: '-50%', y: '-50%', width: '200%', height: '200%' },
      element('feGaussianBlur', { stdDeviation: radius }),
    ),
  )
}

export function within(d: string, ...content: string[]): string {
  const clip = define('c', (id) => element('clipPath', { id }, element('path', { d })))
  return group({ 'clip-path': clip }, ...content)
}

/** The whole SVG, with every definition used since the previous page. */
export function page(width: number, height: number, drawing: string): string {
  const defs = element('defs', {}, [...definitions.values()].join('') || ' ')
  definitions.clear()
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  return element('svg', frame, defs + drawing)
}
