import { embedOf } from '../../../../contracts/articles/article-content.ts'
import type { SourcePicture } from '../conversion/source.ts'
import { escapeHtml } from './escape-html.ts'

/** @param caption HTML */
export function pictureHtml({ url, alt, caption }: SourcePicture): string {
  const described = alt === undefined ? '' : ` alt="${escapeHtml(alt)}"`
  const note = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  return `<figure><img src="${escapeHtml(url)}"${described}>${note}</figure>`
}

const anchor = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(text || href)}</a>`

export const linkHtml = (href: string, text: string): string => `<p>${anchor(href, text)}</p>`

/** Link to a page of another site, with that page's title and description. */
export const bookmarkHtml = (href: string, title: string, words: string): string =>
  `<p>${anchor(href, title)}${words === '' ? '' : `<br>${escapeHtml(words)}`}</p>`

const frames: readonly [RegExp, string][] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|v)\/([\w-]{6,20})(?=[/?#]|$).*$/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [
    /^(?:https?:)?\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?=[&#]|$).*$/,
    'https://www.youtube.com/watch?v=$1',
  ],
  [/^(?:https?:)?\/\/youtu\.be\/([\w-]{6,20})(?=[/?#]|$).*$/, 'https://www.youtube.com/watch?v=$1'],
  [/^(?:https?:)?\/\/(?:player\.|www\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?=[/?#]|$).*$/, 'https://vimeo.com/$1'],
]

/** The video's page, if this site can embed it; undefined for other addresses. */
export function videoPage(href: string): string | undefined {
  const [pattern, page = ''] = frames.find(([one]) => one.test(href)) ?? []
  return pattern && href.replace(pattern, page)
}

/** An embedded page if this site supports it, else a link. */
export function embedHtml(href: string, text: string, caption = ''): string {
  const page = videoPage(href)
  const embed = page === undefined ? null : embedOf(page)
  const note = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  if (page && embed) return `<figure data-embed="${embed.provider}">${anchor(page, text)}${note}</figure>`
  return note === '' ? linkHtml(href, text) : `<figure>${anchor(href, text)}${note}</figure>`
}
