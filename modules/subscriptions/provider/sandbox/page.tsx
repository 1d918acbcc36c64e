import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'

const style = `
@font-face{font-family:Fraunces;font-weight:400 600;src:url(/fonts/fraunces.woff2) format("woff2")}
@font-face{font-family:Fraunces;font-style:italic;src:url(/fonts/fraunces-italic.woff2) format("woff2")}
@font-face{font-family:Figtree;font-weight:400 700;src:url(/fonts/figtree.woff2) format("woff2")}
@font-face{font-family:"Fraunces fallback";src:local("Georgia"),local("DejaVu Serif Condensed");size-adjust:99.7%;
ascent-override:98.1%;descent-override:25.58%;line-gap-override:0%}
@font-face{font-family:"Figtree fallback";src:local("Arial"),local("Liberation Sans");size-adjust:99.63%;
ascent-override:95.35%;descent-override:25.09%;line-gap-override:0%}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}
:root{color-scheme:light;--display:Fraunces,"Fraunces fallback",Georgia,serif}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#fdf4f6;color:#17120f;
font:17px/1.6 Figtree,"Figtree fallback",Arial,sans-serif}
main{width:100%;max-width:460px;background:#fffdfc;border-radius:28px;padding:36px 32px}
.brand{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px;margin:0 0 24px;font-size:15px;color:#5a4c47}
.brand b{font:italic 400 30px/1 var(--display);letter-spacing:-.03em;color:#17120f}
h1{font:420 30px/1.2 var(--display);letter-spacing:-.02em;margin:0 0 12px}
.amount{font:420 40px/1.1 var(--display);margin:0 0 20px}
.note{background:#f9d5df;border-radius:16px;padding:10px 16px;margin:0 0 24px;font-size:15px}
label{display:block;font-weight:600;margin:0 0 6px}
input{width:100%;font:inherit;color:inherit;padding:12px 16px;border:1px solid #8d7d78;border-radius:14px;background:#fff}
input[aria-invalid]{border:2px solid #a11d2a}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #97274f;outline-offset:2px}
.field{margin:0 0 18px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
.terms{margin:0 0 18px;font-size:15px;font-weight:600}
.error{color:#a11d2a;font-size:15px;margin:6px 0 0}
button{width:100%;font:inherit;font-weight:600;padding:14px 20px;border:0;border-radius:28px;background:#17120f;color:#fffdfc;cursor:pointer}
button.quiet{background:transparent;color:#17120f;border:1px solid #17120f;margin-top:12px}
button:hover{background:#6f1938}button.quiet:hover{background:#17120f;color:#fffdfc}
a{color:#97274f}
.foot{margin:20px 0 0;font-size:15px;text-align:center}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** @param siteOrigin the origin to which the forms redirect */
export const contentSecurityPolicy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "font-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${siteOrigin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

export async function renderPage(siteName: string, title: string, content: ReactNode): Promise<string> {
  // Load on demand: a server with another provider never shows these pages.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/icon-32.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, named by its hash in the policy */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p className="brand">
            <img src="/icon-192.png" width="38" height="38" alt="" />
            <b>{siteName}</b> paiement d’essai
          </p>
          {content}
        </main>
      </body>
    </html>,
  )}`
}
