import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'

interface SentNoticeProps {
  title: string
  /** what happens next, in a sentence */
  lead?: string | undefined
  text: string
  hint?: string
  /** short outcome, in small type */
  done?: string
  children?: ReactNode
}

/** Confirms that a mail is on its way: the user continues in the mailbox. */
export function SentNotice({ title, lead, text, hint, done, children }: SentNoticeProps) {
  return (
    <div role="status" className="page section">
      <div className="mx-auto grid max-w-2xl justify-items-start gap-5 rounded-sheet bg-rose p-8 sm:p-12">
        <span className="grid size-16 place-items-center rounded-full bg-paper">
          <MailCheck aria-hidden size={30} />
        </span>
        <h1 className="display text-title">{title}</h1>
        {lead && <p className="text-lead font-semibold">{lead}</p>}
        <p className="text-lead">{text}</p>
        {done && <p className="text-sm text-ink-soft">{done}</p>}
        {hint && <p className="text-ink-soft">{hint}</p>}
        {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  )
}
