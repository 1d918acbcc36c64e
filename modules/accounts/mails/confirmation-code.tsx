import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'
import { useSiteName } from '../../../platform/mailer/site-name.tsx'
import { CodeDigits, CodeWarning, type MailedCode } from './code-parts.tsx'

export const confirmationCodeSubject = 'Votre code de confirmation'

function ConfirmationCode({ code, asker }: MailedCode) {
  return (
    <MailLayout preview="Il est valable dix minutes." title="Votre code de confirmation">
      <MailText>
        Un changement est demandé sur votre compte chez {useSiteName()}. Pour le confirmer, saisissez ce code dans la
        page qui l’a demandé{'\u00a0'}:
      </MailText>
      <CodeDigits code={code} />
      <CodeWarning asker={asker} />
      <MailText>
        Vous n’avez rien demandé{'\u202f'}? Quelqu’un utilise peut-être un appareil où votre compte est ouvert. Sans ce
        code, rien ne change{'\u00a0'}: fermez vos autres sessions depuis la page «{'\u00a0'}Sécurité{'\u00a0'}» de
        votre compte.
      </MailText>
    </MailLayout>
  )
}

export const confirmationCodeMail: MailTemplate<MailedCode> = {
  name: 'accounts.confirmation-code',
  Component: ConfirmationCode,
}
