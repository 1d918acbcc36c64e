import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const mentionedSubject = 'On vous demande votre avis sur un article'

interface MentionedProps {
  by: string
  title: string
  content: string
  href: string
}

/** Mail to a colleague who was mentioned in a comment on a text. */
function Mentioned({ by, title, content, href }: MentionedProps) {
  return (
    <MailLayout preview={`${by} vous mentionne dans une remarque.`} title="Une remarque vous mentionne">
      <MailText>
        {by} vous mentionne dans une remarque sur «&nbsp;{title}&nbsp;»&nbsp;:
      </MailText>
      <MailText>«&nbsp;{content}&nbsp;»</MailText>
      <MailButton href={href}>Voir la remarque</MailButton>
    </MailLayout>
  )
}

export const mentionedMail: MailTemplate<MentionedProps> = { name: 'articles.mentioned', Component: Mentioned }
