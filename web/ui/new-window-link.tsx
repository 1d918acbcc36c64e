import type { ReactNode } from 'react'
import { t } from '../i18n/index.ts'

/** Beside the text of a link that opens a window: seen and heard before it is followed. No line breaks before a character. */
export function NewWindowMark() {
  return (
    <>
      <span aria-hidden>{'\u00a0\u2197\ufe0e'}</span>
      <span className="sr-only"> ({t('common.new_window')})</span>
    </>
  )
}

/** A document beside a form: nothing that was typed is lost. */
export function NewWindowLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold underline">
      {children}
      <NewWindowMark />
    </a>
  )
}
