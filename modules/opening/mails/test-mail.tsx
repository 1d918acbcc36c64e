import type { MailTemplate } from '../../../platform/mailer/index.ts'
import { MailLayout, MailText } from '../../../platform/mailer/layout.tsx'

export const testMailSubject = (code: string): string => `Essai d’envoi ${code}`

function TestMail({ code }: { code: string }) {
  return (
    <MailLayout preview="Cet e-mail est un essai." title="L’envoi fonctionne">
      <MailText>
        Cet e-mail a été envoyé depuis la page de mise en service du site, pour vérifier qu’il arrive et qu’il est
        authentifié. Référence{'\u00a0'}: {code}.
      </MailText>
      <MailText>
        Il reste à prouver qu’il ne finit pas parmi les indésirables{'\u00a0'}: affichez sa source («{'\u00a0'}Afficher
        l’original{'\u00a0'}», «{'\u00a0'}Code source du message{'\u00a0'}»), copiez-la tout entière et collez-la dans
        la page de mise en service.
      </MailText>
    </MailLayout>
  )
}

export const testMail: MailTemplate<{ code: string }> = { name: 'opening.test-mail', Component: TestMail }
