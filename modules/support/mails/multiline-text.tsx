import { createElement, type ReactNode } from 'react'
import { MailText } from '../../../platform/mailer/layout.tsx'

/** Preserves line breaks, also in the plain text of the mail. */
export function MultilineText({ text }: { text: string }) {
  const [first, ...rest] = text.split('\n')
  const parts: ReactNode[] = [first]
  for (const line of rest) parts.push(createElement('br'), line)
  return createElement(MailText, null, ...parts)
}
