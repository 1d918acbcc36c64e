import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const contactErasedSubject = 'Vos demandes sont effacées'

function ContactErased() {
  return (
    <MailLayout preview="Vos demandes et nos réponses ont été supprimées." title="Vos demandes sont effacées">
      <MailText>
        Vos demandes à l’assistance, nos réponses, les fichiers joints et les e-mails que nous vous avions envoyés à
        leur sujet sont effacés. Les liens que vous aviez reçus n’ouvrent plus rien.
      </MailText>
      <MailText>Votre adresse elle-même disparaît de nos fichiers d’ici sept jours, avec ce message.</MailText>
    </MailLayout>
  )
}

export const contactErasedMail: MailTemplate<Record<string, never>> = {
  name: 'support.contact-erased',
  Component: ContactErased,
}
