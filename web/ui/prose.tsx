import { prose as words } from '../i18n/fr/prose.ts'
import { typesetHtml } from '../i18n/typography.ts'
import { classes } from './classes.ts'
import { withParts } from './prose-parts.ts'

interface ProseProps {
  /** an editor's HTML, sanitised by the API when it was saved */
  html: string
  className?: string
}

export function Prose({ html, className }: ProseProps) {
  const shown = typesetHtml(withParts(html, words))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on writing, by an allow-list
  return <div data-prose className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: shown }} />
}
