import { findRestrictedPart, findRestrictingSetting } from '../../modules/articles/exchange/access-rules.ts'
import { ghostText } from '../../modules/articles/exchange/ghost/ghost-text.ts'
import { cleanText as cleanImported, plainText } from '../../modules/articles/exchange/html/clean-text.ts'
import { escapeHtml } from '../../modules/articles/exchange/html/escape-html.ts'
import { mapHtml } from '../../modules/articles/exchange/html/map-html.ts'
import { markdownHtml } from '../../modules/articles/exchange/html/markdown-html.ts'
import { embedHtml, videoPage } from '../../modules/articles/exchange/html/plain-html.ts'
import { resolveSiteLink } from '../../modules/articles/exchange/site-links.ts'
import { fillSeo } from '../../modules/articles/exchange/wordpress/fill-seo.ts'
import { replaceShortcodes } from '../../modules/articles/exchange/wordpress/shortcodes.ts'
import { wordpressHtml } from '../../modules/articles/exchange/wordpress/wordpress-html.ts'
import { readWxr } from '../../modules/articles/exchange/wordpress/wxr-items.ts'
import { largeTextLength, type OutsideText } from './outside-text.ts'

const report = () => undefined
const shortcodes = { attachments: new Map(), own: [], report }
const addresses = { uids: new Map(), paths: new Map(), ids: new Map() }
const site = { hosts: ['https://a.example'] }

async function readAll(xml: string): Promise<void> {
  async function* chunks() {
    for (let at = 0; at < xml.length; at += 65_536) yield Buffer.from(xml.slice(at, at + 65_536))
  }
  try {
    for await (const _item of readWxr(chunks()));
  } catch {
    // Ignore the error: reading a truncated or refused file up to that point is what is measured.
  }
}

/** Files of other sites: read in a process of their own. Their HTML is mapped in the server. */
export const importedTexts: Readonly<Record<string, OutsideText>> = {
  'modules/articles/exchange/html/map-html.ts mapHtml': {
    work: (text) => mapHtml(text, { classic: true, report, link: (href) => href, picture: async () => undefined }),
    permitted: 500_000,
    pieces: ['<b>a</b>', '<img src="a">', '<a href="x">a</a>', '\n\n', '<p>', '&', ' ', '<figure><img src=a></figure>'],
    refusesMore: true,
  },
  'modules/articles/exchange/wordpress/wordpress-html.ts wordpressHtml': {
    work: (text) => wordpressHtml(text, '[{"id":"a","content":"b"}]', shortcodes),
    permitted: largeTextLength,
    pieces: ['[', '[a x=', '[b]', '[/b]', '[[', '<!-- wp:', '<sup data-fn="a">', '"'],
    apart: true,
  },
  'modules/articles/exchange/wordpress/shortcodes.ts replaceShortcodes': {
    work: (text) => replaceShortcodes(text, shortcodes),
    permitted: largeTextLength,
    pieces: ['[gallery ids="', '[caption', '[', ']'],
    apart: true,
  },
  'modules/articles/exchange/access-rules.ts findRestrictedPart': {
    work: findRestrictedPart,
    permitted: largeTextLength,
    pieces: ['<!-- wp:a', '[a ', '['],
    apart: true,
  },
  'modules/articles/exchange/access-rules.ts findRestrictingSetting': {
    work: (text) => findRestrictingSetting(new Map([[text, text]])),
    permitted: 100_000,
    pieces: ['member', ' ', 'a:0', '_access_'],
    apart: true,
  },
  'modules/articles/exchange/html/clean-text.ts cleanText': {
    work: cleanImported,
    permitted: largeTextLength,
    pieces: ['\0', 'a', '\ud800'],
    apart: true,
  },
  'modules/articles/exchange/html/clean-text.ts plainText': {
    work: plainText,
    permitted: largeTextLength,
    pieces: ['<', '<b>', '&', ' ', '<script>'],
    apart: true,
  },
  'modules/articles/exchange/wordpress/fill-seo.ts fillSeo': {
    work: (text) => fillSeo(text, { title: 'a', excerpt: 'b' }),
    permitted: 100_000,
    pieces: ['%%', '%a(', '%title%', '#a_', '|'],
    apart: true,
  },
  'modules/articles/exchange/ghost/ghost-text.ts ghostText': {
    work: (markdown) => ghostText({ mobiledoc: null, lexical: null, markdown }, report),
    permitted: largeTextLength,
    pieces: ['*a_', '`', '[', '<'],
    apart: true,
  },
  'modules/articles/exchange/html/markdown-html.ts markdownHtml': {
    work: (text) => markdownHtml(text, report),
    permitted: largeTextLength,
    pieces: ['*a_', '[', '\n\n', '> '],
    apart: true,
  },
  'modules/articles/exchange/html/plain-html.ts videoPage': {
    work: (text) => videoPage(`https://youtube.com/watch?${text}`),
    permitted: 100_000,
    pieces: ['&v=', 'v', '/'],
  },
  'modules/articles/exchange/html/plain-html.ts embedHtml': {
    work: (text) => embedHtml(text, text),
    permitted: 100_000,
    pieces: ['"', '<', '&'],
  },
  'modules/articles/exchange/html/escape-html.ts escapeHtml': {
    work: escapeHtml,
    permitted: largeTextLength,
    pieces: ['<', '&', '"'],
  },
  'modules/articles/exchange/site-links.ts resolveSiteLink': {
    work: (text) => resolveSiteLink(`/${text}`, site, addresses, report),
    permitted: 60_000,
    pieces: ['/', '%', '?', 'é', ' '],
  },
  'modules/articles/exchange/wordpress/wxr-items.ts readWxr': {
    work: (text) => readAll(`<rss><channel><item>${text}`),
    permitted: largeTextLength,
    pieces: ['<a>b</a>', '&amp;', '<wp:postmeta><wp:meta_key>a</wp:meta_key></wp:postmeta>', '&x;', 'a="', ']]>'],
    apart: true,
  },
}
