import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailGreeting, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const voiceAskedSubject = 'Merci pour votre avis'

interface Props {
  name: string | null
  href: string
}

/** Others may read the mail: it does not reveal what the opinion was about. */
function VoiceAsked({ name, href }: Props) {
  return (
    <MailLayout preview={`Accepteriez-vous d’en dire quelques mots\u202f?`} title="Merci pour votre avis">
      <MailGreeting name={name} />
      <MailText>
        Votre avis nous a fait plaisir. Accepteriez-vous d’en dire quelques mots sur le site{'\u202f'}? Ils paraîtraient
        tels que vous les tapez, avec le prénom ou le pseudonyme de votre choix.
      </MailText>
      <MailButton href={href}>Écrire, ou dire non</MailButton>
      <MailText>
        Rien n’est publié sans votre accord, et vous pourrez retirer votre texte quand vous voudrez. Si vous n’y tenez
        pas, laissez ce message de côté{'\u00a0'}: nous ne vous le demanderons pas une seconde fois. Le lien est valable
        30{'\u00a0'}jours.
      </MailText>
    </MailLayout>
  )
}

export const voiceAskedMail: MailTemplate<Props> = { name: 'site.voice-asked', Component: VoiceAsked }
