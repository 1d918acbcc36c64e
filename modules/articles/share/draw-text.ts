import path from 'node:path'
import { projectRoot } from '../../../platform/config/project-root.ts'
import { loadSharp } from '../../../platform/files/index.ts'

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

export interface TextStyle {
  /** points */
  size: number
  colour: string
  /** maximum length of a line, in pixels */
  width: number
}

/** Draws a text in the site's typeface on a transparent background. The PNG has the size of the text. */
export async function drawText(text: string, { size, colour, width }: TextStyle) {
  const sharp = await loadSharp()
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Title Fraunces ${size}`,
      fontfile: path.join(projectRoot(), 'modules', 'articles', 'share', 'site-fraunces.ttf'),
      width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}
