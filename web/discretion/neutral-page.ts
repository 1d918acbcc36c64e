import { createHash } from 'node:crypto'
import { t, textList } from '../i18n/index.ts'

const style = `body{margin:0;background:#f6f4ee;color:#2d2a26;font:1.05rem/1.6 Georgia,serif}
main{max-width:36rem;margin:0 auto;padding:1.5rem;background:#fff;min-height:100vh;box-sizing:border-box}
h1{margin:0 0 .5rem;padding-bottom:.75rem;border-bottom:3px solid #8aa05a;font-size:1.8rem;line-height:1.2}
ol{padding-left:1.4rem}li{margin:.6rem 0}li::marker{color:#6b8040;font-weight:bold}`

const styleHash = createHash('sha256').update(style).digest('base64')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Page without the site's name, style, icon or script: it looks like any recipe on the web. */
export function neutralPage(): Response {
  const steps = textList('account.discretion.recipe.steps')
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="data:,">
<title>${t('account.discretion.recipe.title')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t('account.discretion.recipe.title')}</h1>
<p>${t('account.discretion.recipe.lead')}</p>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
</main>
</body>
</html>
`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policy}; img-src data:`,
    'cache-control': 'private, max-age=86400',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  return new Response(html, { headers })
}
