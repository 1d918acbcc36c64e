import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'

export const discussionAnsweredSubject = 'Un message vous attend'

function DiscussionAnswered({ href }: { href: string }) {
  return (
    <MailLayout preview="Connectez-vous pour le lire." title="Un message vous attend">
      <MailText>Vous avez reçu une réponse dans votre espace {useSiteName()}.</MailText>
      <MailButton href={href}>Lire le message</MailButton>
      <MailText>Par discrétion, son contenu ne figure pas ici{'\u00a0'}: il se lit dans votre espace.</MailText>
    </MailLayout>
  )
}

export const discussionAnsweredMail: MailTemplate<{ href: string }> = {
  name: 'coaching.answered',
  Component: DiscussionAnswered,
}
