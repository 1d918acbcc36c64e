import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const nearlyDueSubject = 'On vous attend'

/** Mail to staff. It names neither the user nor the subject: it may be about an encrypted discussion. */
function NearlyDue({ count, href }: { count: number; href: string }) {
  const many = count > 1
  const what = many ? `${count}\u00a0réponses sont attendues` : 'Une réponse est attendue'
  return (
    <MailLayout preview="Le délai annoncé touche à sa fin." title={many ? 'On vous attend' : 'Quelqu’un vous attend'}>
      <MailText>{what}, et le délai annoncé touche à sa fin.</MailText>
      <MailButton href={href}>Voir ce qui attend</MailButton>
    </MailLayout>
  )
}

export const nearlyDueMail: MailTemplate<{ count: number; href: string }> = {
  name: 'support.nearly-due',
  Component: NearlyDue,
}
