import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../i18n/index.ts'

/** Beside the text of a link that opens a window: seen and heard before it is followed. */
export function NewWindowMark() {
  return (
    <>
      <ExternalLink aria-hidden size={14} className="ml-1 inline align-baseline" />
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
