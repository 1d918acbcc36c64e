import { offline } from '../i18n/fr/offline.ts'
import { typesetAll } from '../i18n/typography.ts'

const words = typesetAll(offline)

const style = `
body{margin:0;padding:clamp(1.5rem,6vw,5rem);background:#fdf4f6;color:#17120f;font:1.125rem/1.65 Figtree,system-ui,sans-serif}
main{max-width:42rem;margin:auto}
h1{font:420 clamp(2rem,6vw,3.5rem)/1.1 Fraunces,Georgia,serif}
li{border-top:1px solid #eadfdd}
ul{padding:0;list-style:none}
a{color:inherit;display:block;padding:.9rem 0;font-weight:600}
p a{display:inline;color:#97274f}`

/** @param articles titles come out of pages of ours, where they are HTML already */
export function offlineList(articles: readonly { path: string; title: string }[]): Response {
  const items = articles.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('')
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style></head><body><main><h1>${words.title}</h1><p>${words.text}</p><ul>${items}</ul><p><a href="">${words.retry}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
