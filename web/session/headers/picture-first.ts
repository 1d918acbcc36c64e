const pictureLink = /<link rel="preload" as="image"[^>]*>/
const fontLink = /<link rel="preload" as="font"[^>]*>/

/**
 * Moves the preload link of the page's largest picture before those of the fonts if React wrote it after them: the
 * first link in the head gets the connection that loaded the page.
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
