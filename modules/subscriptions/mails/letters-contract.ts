import type { ContractAct } from '../../../contracts/contract-links.ts'
import { frenchMoment } from '../french.ts'
import type { MailContent } from './letters.ts'

const words = {
  cancel: {
    subject: 'Résilier votre contrat',
    preview: 'Votre lien pour résilier, sans vous connecter.',
    text: 'Voici le lien pour résilier votre contrat, sans vous connecter. Il vous montre ce que vous résiliez avant de confirmer.',
    label: 'Résilier mon contrat',
  },
  withdraw: {
    subject: 'Renoncer au contrat',
    preview: 'Votre lien pour renoncer au contrat, sans vous connecter.',
    text: 'Voici le lien pour renoncer au contrat, sans vous connecter. Il vous montre à quoi vous renoncez avant de confirmer.',
    label: 'Renoncer au contrat',
  },
} as const satisfies Record<ContractAct, object>

export function contractLink(act: ContractAct, href: string, expiresAt: Date): MailContent {
  const { subject, preview, text, label } = words[act]
  return {
    kind: 'subscriptions.contract-link',
    subject,
    title: subject,
    preview,
    paragraphs: [
      text,
      `Ce lien est valable jusqu’au ${frenchMoment(expiresAt)}. Vous n’avez rien demandé\u202f? Laissez ce message de côté\u00a0: rien ne change.`,
    ],
    action: { label, href },
    link: href,
  }
}
