import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#fdf4f6;color:#17120f;
font:17px/1.6 Figtree,"Helvetica Neue",Helvetica,Arial,sans-serif}
main{width:100%;max-width:460px;background:#fffdfc;border-radius:28px;padding:36px 32px}
.brand{font-family:Fraunces,Georgia,serif;font-size:20px;letter-spacing:-.02em;margin:0 0 20px}
h1{font:420 30px/1.2 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 12px}
.amount{font:420 40px/1.1 Fraunces,Georgia,serif;margin:0 0 20px}
.note{background:#f9d5df;border-radius:16px;padding:10px 16px;margin:0 0 24px;font-size:15px}
label{display:block;font-weight:600;margin:0 0 6px}
input{width:100%;font:inherit;color:inherit;padding:12px 16px;border:1px solid #8a7d75;border-radius:14px;background:#fff}
input[aria-invalid]{border:2px solid #a3182c}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #17120f;outline-offset:2px}
.field{margin:0 0 18px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.error{color:#a3182c;font-size:15px;margin:6px 0 0}
button{width:100%;font:inherit;font-weight:600;padding:14px 20px;border:0;border-radius:28px;background:#17120f;color:#fffdfc;cursor:pointer}
button.quiet{background:transparent;color:#17120f;border:1px solid #17120f;margin-top:12px}
a{color:inherit}
.foot{margin:20px 0 0;font-size:15px;text-align:center}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** @param siteOrigin the origin to which the forms redirect */
export const contentSecurityPolicy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${siteOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

export function renderPage(siteName: string, title: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, named by its hash in the policy */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p className="brand">{siteName} · paiement d’essai</p>
          {content}
        </main>
      </body>
    </html>,
  )}`
}
