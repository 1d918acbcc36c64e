const preloadLink = /<link rel="preload"([^>]*)>/g
const attribute = /([a-z-]+)="([^"]*)"/gi
const notified = new Set(['as', 'type', 'crossorigin', 'imagesrcset', 'imagesizes', 'fetchpriority'])

const plain = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

function toLink(attributes: string): string | undefined {
  let address: string | undefined
  const parameters: string[] = []
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (key === 'href') address = plain(value)
    else if (notified.has(key)) parameters.push(`${key}="${plain(value)}"`)
  }
  // A picture has its addresses in `imagesrcset`; the grammar wants one in front all the same.
  const pictures = parameters.find((parameter) => parameter.startsWith('imagesrcset="'))
  const target = address ?? /^imagesrcset="(\S+)/.exec(pictures ?? '')?.[1]
  return target && `<${target}>; rel="preload"; ${parameters.join('; ')}`
}

/** What the page's head says to fetch first, as the header `Link`: a CDN makes a 103 of it before the page is there. */
export function earlyLinks(html: string): string | undefined {
  const [head = ''] = html.split('</head>', 1)
  const links = [...head.matchAll(preloadLink)].flatMap(([, attributes = '']) => toLink(attributes) ?? [])
  // A header is obeyed at once, the head as it is read: fonts would go before the picture that she waits for.
  const pictures = links.filter((link) => link.includes('; as="image"'))
  if (pictures.length > 0) return pictures.join(', ')
  return links.length > 0 ? links.join(', ') : undefined
}
