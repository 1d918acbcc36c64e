import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailButton, MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const exportOfferedSubject = 'Vos données sont à vous'

function ExportOffered({ accountHref }: { accountHref: string }) {
  return (
    <MailLayout preview="Téléchargez-les depuis votre compte." title="Vos données sont à vous">
      <MailText>
        Vous nous avez demandé une copie de vos données. Elles vous attendent dans votre compte, au bas de la page
        {'\u00a0'}: elles se téléchargent de là, et ne partent pas par e-mail, car elles contiennent vos conversations.
      </MailText>
      <MailButton href={accountHref}>Aller à mon compte</MailButton>
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Il n’y a rien à faire{'\u00a0'}: rien n’est parti.
      </MailText>
    </MailLayout>
  )
}

export const exportOfferedMail: MailTemplate<{ accountHref: string }> = {
  name: 'privacy.export-offered',
  Component: ExportOffered,
}
