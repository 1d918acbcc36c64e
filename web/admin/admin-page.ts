import type { AdminFiles, Site } from '../context.ts'
import { siteIcon } from '../layout/site-icon.ts'
import { transitionStyle } from '../layout/transition-style.ts'
import { privateHeaders } from '../session/headers/private-headers.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Allows scripts and styles from our own files, and inline ones with this page's nonce only. */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Allows the preview beside an article's text.
    "frame-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const linksOf = ({ modules, styles }: AdminFiles): string =>
  [
    ...styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${escaped(href)}">`),
  ].join('\n')

/** The single page of the back office. It does not contain the token. */
export async function adminPage(site: Site): Promise<Response> {
  const { settings, nonce, viewer } = site
  const shown = await site.publicSettings()
  const icon = siteIcon(shown.name, shown)
  const person = { uid: viewer?.uid, email: viewer?.email, roles: viewer?.roles, siteName: shown.name }
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<title>Bureau – ${escaped(shown.name)}</title>
<link rel="icon" href="${escaped(icon.href)}" type="${icon.type}">
<style nonce="${nonce}">${transitionStyle}</style>
${linksOf(settings.admin)}
<script type="module" src="${escaped(settings.admin.script)}" nonce="${nonce}"></script>
</head>
<body>
<div id="back-office" data-person="${escaped(JSON.stringify(person))}"></div>
<noscript>Le bureau a besoin de JavaScript.</noscript>
</body>
</html>
`
  return new Response(html, {
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(nonce),
    },
  })
}
