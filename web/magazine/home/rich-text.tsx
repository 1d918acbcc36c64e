import { typesetHtml } from '../../i18n/typography.ts'
import { classes } from '../../ui/classes.ts'

interface RichTextProps {
  /** an editor's HTML, sanitised by the API when it was saved */
  html: string
  className?: string
}

/** A few paragraphs in the size of their surroundings. */
export function RichText({ html, className }: RichTextProps) {
  if (html === '') return null
  return (
    <div
      className={classes('rich wrap-anywhere', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on writing, by an allow-list
      dangerouslySetInnerHTML={{ __html: typesetHtml(html) }}
    />
  )
}
