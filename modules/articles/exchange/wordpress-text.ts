import type { SourcePicture } from './source.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function pictureHtml({ url, alt, caption }: SourcePicture): string {
  const described = alt === undefined ? '' : ` alt="${escaped(alt)}"`
  const note = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  return `<figure><img src="${escaped(url)}"${described}>${note}</figure>`
}

export const linkHtml = (href: string, text: string): string =>
  `<p><a href="${escaped(href)}">${escaped(text || href)}</a></p>`

const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\b${name}=["']?([^"'\\]]{0,2000})`).exec(attributes)?.[1]?.trim() ?? ''

/** Square brackets are common in texts: only these names, and what has attributes, is a shortcode. */
const known =
  /\[\/?(?:caption|gallery|embed|video|audio|playlist|contact-form-7|vc_[a-z_]{1,40}|et_pb_[a-z_]{1,40})(?:\s[^\]]{0,2000})?\/?\]/g
const withAttributes =
  /\[\/?([a-z][\w-]{1,40})(?:\s+[\w-]{1,40}=(?:"[^"\]]{0,500}"|'[^'\]]{0,500}'|[^\s\]"']{1,200})){1,20}\s*\/?\]/g

/** The shortcodes of WordPress, as HTML; others go, and are reported. */
export function replaceShortcodes(
  html: string,
  attachments: ReadonlyMap<string, SourcePicture>,
  report: (what: string) => void,
): string {
  const dropped = (shortcode: string): string => {
    if (!shortcode.startsWith('[/')) report(`le code ${shortcode.slice(0, 80)}`)
    return ''
  }
  return html
    .replace(/\[caption[^\]]{0,2000}\]([\s\S]{0,5000}?)\[\/caption\]/g, (_all, inside: string) => {
      const [, picture = '', text = ''] =
        /^\s*((?:<a\b[^>]{0,2000}>)?\s*<img\b[^>]{0,4000}>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inside) ?? []
      return picture === '' ? inside : `<figure>${picture}<figcaption>${text.trim()}</figcaption></figure>`
    })
    .replace(/\[gallery([^\]]{0,2000})\]/g, (_all, attributes: string) => {
      const ids = attribute(attributes, 'ids').split(',')
      const found = ids.flatMap((id) => attachments.get(id.trim()) ?? [])
      if (found.length < ids.length) report('une partie d’une galerie')
      return found.map(pictureHtml).join('\n')
    })
    .replace(/\[embed[^\]]{0,500}\]([^[\]]{0,2000})\[\/embed\]/g, (_all, href: string) => linkHtml(href.trim(), ''))
    .replace(
      /\[(?:video|audio)\s([^\]]{0,2000})\](?:\s*\[\/(?:video|audio)\])?/g,
      (all: string, attributes: string) => {
        const src = attribute(attributes, 'src') || attribute(attributes, 'mp4') || attribute(attributes, 'mp3')
        report('une vidéo ou un son, remplacés par un lien')
        return src === '' ? dropped(all) : linkHtml(src, '')
      },
    )
    .replace(known, dropped)
    .replace(withAttributes, dropped)
}

const blockStart = /^<(?:p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|div|table|pre|hr|section|!--)\b/i

/** Texts of the older editor have blank lines where HTML has paragraphs. */
export function withParagraphs(html: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(html)) return html
  return html
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (blockStart.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n')
}

/** Blocks that hold no HTML of their own: WordPress makes it when the page is read. */
export function reportDynamicBlocks(html: string, report: (what: string) => void): void {
  for (const [, name = ''] of html.matchAll(/<!-- wp:([a-z][a-z0-9/-]{0,80})(?:\s[^>]{0,2000})?\/-->/g)) {
    if (!['more', 'nextpage', 'spacer', 'separator'].includes(name)) report(`le bloc ${name}`)
  }
}
