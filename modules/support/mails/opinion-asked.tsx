import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const opinionAskedSubject = 'Votre avis nous aide'

/** The same text for the help desk and for coaching, so that it does not reveal which of them it concerns. */
function OpinionAsked({ href }: { href: string }) {
  return (
    <MailLayout preview="Une question, une minute." title={`Comment cela s’est-il passé\u202f?`}>
      <MailText>Nous avons échangé il y a peu. Si vous avez une minute, dites-nous comment cela s’est passé.</MailText>
      <MailButton href={href}>Donner mon avis</MailButton>
      <MailText>
        Ce lien vous est personnel et reste valable trente jours. Vous pouvez changer d’avis jusque-là, ou laisser ce
        message de côté{'\u00a0'}: nous ne vous le redemanderons pas.
      </MailText>
    </MailLayout>
  )
}

export const opinionAskedMail: MailTemplate<{ href: string }> = {
  name: 'support.opinion-asked',
  Component: OpinionAsked,
}
