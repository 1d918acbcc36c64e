import { withAbsoluteLinks } from '../../../platform/mailer/index.ts'
import { frenchDay, frenchMoment } from '../french.ts'
import type { Seller } from '../ledger/queries-receipts.ts'
import { contractReference } from '../lifecycle/contract/contract-reference.ts'
import type { SubscriptionRow } from '../lifecycle/queries.ts'
import type { TermsVersion } from '../terms/queries-terms.ts'
import type { Site } from './links.ts'

/** A part of a letter below its text: lines, or a text of the site. */
export interface Annex {
  title: string
  lines?: readonly string[]
  /** sanitised */
  html?: string
}

const nb = '\u00a0'
const blank = '……………………………………'

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export const sellerAnnex = (site: Site, seller: Seller): Annex => ({
  title: 'Le vendeur',
  lines: [
    seller.name,
    ...linesOf(seller.postalAddress),
    ...linesOf(seller.identity ?? ''),
    ...(seller.email ? [`E-mail${nb}: ${seller.email}`] : []),
    `Service client${nb}: ${site.publicUrl}/contact`,
    ...linesOf(seller.vatMention),
  ],
})

type WithdrawableContract = Pick<SubscriptionRow, 'uid' | 'formulaName' | 'startedAt' | 'orderedAt'>

/** The model of the annex to article R221-1 of the consumer code. */
export function withdrawalFormAnnex(site: Site, seller: Seller, contract: WithdrawableContract): Annex {
  const to = [seller.name, ...linesOf(seller.postalAddress), seller.email ?? `${site.publicUrl}/contact`].join(', ')
  return {
    title: 'Formulaire de rétractation',
    lines: [
      `Si vous souhaitez vous rétracter, suivez le lien «${nb}Renoncer au contrat ici${nb}» ci-dessus, ou remplissez et renvoyez-nous ce formulaire.`,
      `À l’attention de ${to}${nb}:`,
      `Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous${nb}: ${contract.formulaName}, contrat ${contractReference(contract)}.`,
      `Commandé le${nb}: ${frenchDay(contract.startedAt ?? contract.orderedAt)}`,
      `Nom de la consommatrice${nb}: ${blank}`,
      `Adresse de la consommatrice${nb}: ${blank}`,
      `Signature (seulement sur papier)${nb}: ${blank}`,
      `Date${nb}: ${blank}`,
    ],
  }
}

/** The accepted terms in full: a link would show the terms that are valid when it is opened. */
export const termsAnnex = (
  site: Site,
  { title, html, publishedAt, uid }: TermsVersion,
  acceptedAt: Date | null,
): Annex => ({
  title,
  lines: [
    `Version du ${frenchDay(publishedAt)}, référence ${uid}${acceptedAt ? `, acceptée le ${frenchMoment(acceptedAt)}` : ''}.`,
  ],
  html: withAbsoluteLinks(html, site.publicUrl),
})
