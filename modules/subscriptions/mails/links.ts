import type { WithdrawalLink } from '../lifecycle/contract/withdrawal-link.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'

export interface Site {
  publicUrl: string
}

export const accountPageLink = ({ publicUrl }: Site) => ({
  label: 'Voir mon abonnement',
  href: `${publicUrl}/account/subscription`,
})

export const magazineLink = ({ publicUrl }: Site) => ({ label: 'Revenir au magazine', href: publicUrl })

export const contactPageLink = ({ publicUrl }: Site) => ({ label: 'Nous écrire', href: `${publicUrl}/contact` })

export const customerServiceLink = ({ publicUrl }: Site) => ({
  label: 'Contacter le service client',
  href: `${publicUrl}/contact`,
})

export const firstMessagePageLink = ({ publicUrl }: Site) => ({
  label: 'Écrire à ma coach',
  href: `${publicUrl}/coaching/new-discussion`,
})

export const newCardPageLink = ({ publicUrl }: Site, { mandate }: SubscriptionRow) => ({
  label: mandate === null ? 'Changer de carte' : 'Passer à la carte',
  href: `${publicUrl}/account/subscription/card`,
})

export const termsPageLink = ({ publicUrl }: Site) => ({
  label: 'Conditions générales',
  href: `${publicUrl}/terms-of-service`,
})

export const cancelPageLink = ({ publicUrl }: Site) => ({
  label: 'Résilier votre contrat',
  href: `${publicUrl}/cancel-contract`,
})

const withdrawalPageLink = (href: string) => ({ label: 'Renoncer au contrat ici', href })

/** The pages that end a contract need no session: they mail a link to visitors who are signed out. */
export const legalLinks = (site: Site, withdraw?: WithdrawalLink) => [
  termsPageLink(site),
  cancelPageLink(site),
  withdrawalPageLink(withdraw?.href ?? `${site.publicUrl}/withdraw-contract`),
]

/** The only link of a letter without other legal links. */
export const onlyWithdrawalLink = (withdraw: WithdrawalLink | undefined) =>
  withdraw && { links: [withdrawalPageLink(withdraw.href)], link: withdraw.href }
