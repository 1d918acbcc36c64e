import { originalColours } from '../../contracts/administration/original-colours.ts'
import figtree from '../fonts/figtree-normal.woff2?url'
import fraunces from '../fonts/fraunces-normal.woff2?url'
import { offline } from '../i18n/fr/offline.ts'
import { typesetAll } from '../i18n/typography.ts'

const words = typesetAll(offline)
const { ground, ink, paper, link } = originalColours

// Fonts are available if a stored article used them.
const style = `
@font-face{font-family:Figtree;font-weight:400 700;src:url(${figtree})}
@font-face{font-family:Fraunces;font-weight:400 600;src:url(${fraunces})}
body{margin:0;padding:clamp(1.5rem,6vw,5rem);background:var(--color-rose-light,${ground});color:var(--color-ink,${ink});font:1.125rem/1.65 Figtree,system-ui,sans-serif}
main{max-width:42rem;margin:auto}
h1{margin:1.5rem 0 1rem;font:420 clamp(2.25rem,6vw,3.75rem)/1.05 Fraunces,Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
ul{margin:2.5rem 0;padding:0;list-style:none;border-bottom:1px solid #eadfdd}
li{border-top:1px solid #eadfdd}
li a{display:block;padding:1.1rem 0;color:inherit;font:420 1.375rem/1.25 Fraunces,Georgia,serif;text-decoration:none;text-wrap:balance}
li a:hover{text-decoration:underline var(--color-blush,#eeb3c4) 2px}
p a{display:inline-block;padding:.8rem 1.75rem;border-radius:99px;background:var(--color-ink,${ink});color:var(--color-paper,${paper});font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--color-ruby,${link});outline-offset:3px;border-radius:6px}`

const retryMilliseconds = 5000

// Reloads only once the server answers, so that the user keeps their place in the list until then.
const script = `
const retry = async () => {
  const answer = await fetch('/icon-32.png', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
addEventListener('online', retry)
setInterval(retry, ${retryMilliseconds})`

export interface StoredArticle {
  path: string
  title: string
  /** the style attribute of the page's root: the colours that the owner chose */
  colours: string
}

/** @param articles titles and colours are HTML from the site's own pages, so they are escaped already */
export function offlineList(articles: readonly StoredArticle[]): Response {
  const items = articles.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')
  const nonce = crypto.randomUUID()
  const html = `<!doctype html><html lang="fr" style="${articles[0]?.colours ?? ''}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p><ul>${items}</ul><p><a href="">${words.retry}</a></p></main><script nonce="${nonce}">${script}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'unsafe-inline'; font-src 'self'`,
    },
  })
}
