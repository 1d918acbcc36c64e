import type { TermsVersion } from '../../../contracts/subscriptions/staff-terms.ts'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** Writes a version of the terms as a complete HTML file, with its date and reference. */
export function termsDocument({ uid, title, publishedDateTime }: TermsVersion, html: string): string {
  const name = escaped(title)
  const reference = escaped(`${words.terms.of(momentText(publishedDateTime))}, ${words.terms.reference(uid)}`)
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>${name}</title>
<h1>${name}</h1>
<p>${reference}</p>
${html}
</html>
`
}
