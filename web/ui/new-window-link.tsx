import type { ReactNode } from 'react'
import { t } from '../i18n/index.ts'

/** Marks a link that opens a window, also for screen readers. A no-break space keeps the mark on the link's line. */
export function NewWindowMark() {
  return (
    <>
      <span aria-hidden>{'\u00a0\u2197\ufe0e'}</span>
      <span className="sr-only"> ({t('common.new_window')})</span>
    </>
  )
}

/** Opens a document in a new window, so that typed form values are kept. */
export function NewWindowLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="font-semibold underline">
      {children}
      <NewWindowMark />
    </a>
  )
}
