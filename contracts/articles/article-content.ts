/**
 * Elements of an article's text beyond plain HTML. The editor writes them, the sanitiser accepts them, readers' pages
 * show them.
 */

/** `aside[data-callout]`: a box beside the text, or a sentence of it set large. */
export const callouts = ['try', 'know', 'emergency', 'pull-quote'] as const
export type Callout = (typeof callouts)[number]

/** `figure[data-embed]` around a link: the page of another site, shown in place only after a click. */
export const embedProviders = ['youtube', 'vimeo'] as const
export type EmbedProvider = (typeof embedProviders)[number]

const addresses: Readonly<Record<EmbedProvider, { page: RegExp; frame: string }>> = {
  youtube: {
    page: /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{6,20})(?:[?&#].*)?$/,
    frame: 'https://www.youtube-nocookie.com/embed/',
  },
  vimeo: { page: /^https:\/\/vimeo\.com\/(\d{5,12})(?:[/?#].*)?$/, frame: 'https://player.vimeo.com/video/' },
}

/** @returns null if the address is not a video page of a permitted site */
export function embedOf(href: string): { provider: EmbedProvider; frame: string } | null {
  for (const provider of embedProviders) {
    const { page, frame } = addresses[provider]
    const [, id] = page.exec(href) ?? []
    if (id) return { provider, frame: `${frame}${id}` }
  }
  return null
}

export const embedOrigins: readonly string[] = embedProviders.map((one) => new URL(addresses[one].frame).origin)
