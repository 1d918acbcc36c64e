import { t, textList } from '../i18n/index.ts'

const policy = ["default-src 'none'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"].join('; ')

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
