const pictureLink = /<link rel="preload" as="image"[^>]*>/
const fontLink = /<link rel="preload" as="font"[^>]*>/

/**
 * The page with the preload link of its largest picture before those of its fonts, where React writes it after them: what the head says
 * first gets the connection that the page came by.
 */
export function pictureFirst(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const picture = pictureLink.exec(head)?.[0]
  const font = fontLink.exec(head)?.[0]
  if (!picture || !font || head.indexOf(picture) < head.indexOf(font)) return html
  return head.replace(picture, '').replace(font, () => picture + font) + html.slice(end)
}
