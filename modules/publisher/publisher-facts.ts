import { sirenOf } from '../../contracts/opening/company-numbers.ts'
import type { Publisher } from '../../contracts/opening/publisher.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { listSettings, readSettings, siteName } from '../../platform/settings/index.ts'
import type { FactSource, PageFacts } from './page-facts.ts'
import {
  contactEmail,
  dataProtectionOfficer,
  hosting,
  mediator,
  postalAddress,
  publisher,
  vatMention,
} from './settings.ts'

const legal = { publisher, mediator, hosting, postalAddress, contactEmail, dataProtectionOfficer, vatMention, siteName }

const wholeEuros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const grouped = (digits: string): string => digits.replace(/(\d{3})(?=\d{3})/g, '$1\u00a0')

export const readLegalSettings = ({ config }: Pick<Platform, 'config'>, db: Database) => readSettings(db, config, legal)

export type LegalSettings = Awaited<ReturnType<typeof readLegalSettings>>

/** « SAS au capital de 10 000 € » */
const legalFormOf = ({ legalForm, capital }: Publisher): string =>
  capital === null ? legalForm : `${legalForm} au capital de ${wholeEuros.format(capital)}`

/** « RCS Nantes 000 000 018 » */
const registrationOf = ({ register, siret }: Publisher): string => `${register} ${grouped(sirenOf(siret))}`

/** Company details for receipts and mails, below name and address. */
export const identityOf = (company: Publisher): string =>
  [legalFormOf(company), registrationOf(company), company.vatNumber && `TVA intracommunautaire ${company.vatNumber}`]
    .filter(Boolean)
    .join(' – ')

const noOfficer = 'aucun délégué n’est désigné'

function factsOf(values: LegalSettings): PageFacts {
  const { publisher: company, mediator: dispute, hosting: host } = values
  const fact = (label: string, value: string | null | undefined) => ({ label, value: value || null })
  return {
    'site.nom': fact('nom du site', values.siteName),
    'editeur.nom': fact('raison sociale', company?.name),
    'editeur.forme': fact('forme juridique et capital', company && legalFormOf(company)),
    'editeur.adresse': fact('adresse du siège', values.postalAddress),
    'editeur.immatriculation': fact('registre et numéro', company && registrationOf(company)),
    'editeur.siret': fact('numéro SIRET', company?.siret),
    'editeur.tva': fact('numéro de TVA', company && (company.vatNumber ?? (values.vatMention || 'TVA non applicable'))),
    'editeur.email': fact('adresse e-mail', values.contactEmail),
    'editeur.telephone': fact('téléphone', company?.phone.replaceAll(' ', '\u00a0')),
    'editeur.direction': fact('direction de la publication', company?.director),
    'delegue.contact': fact('délégué à la protection des données', values.dataProtectionOfficer || noOfficer),
    'hebergeur.nom': fact('raison sociale de l’hébergeur', host?.name),
    'hebergeur.adresse': fact('adresse de l’hébergeur', host?.address),
    'hebergeur.telephone': fact('téléphone de l’hébergeur', host?.phone),
    'hebergeur.pays': fact('pays où sont les données', host?.country),
    'envoi-mails.nom': fact('prestataire d’envoi d’e-mails', host?.mailProvider),
    'mediateur.nom': fact('nom du médiateur', dispute?.name),
    'mediateur.adresse': fact('adresse du médiateur', dispute?.address),
    'mediateur.site': fact('site du médiateur', dispute?.website),
  }
}

/** Facts about the company, its host and its mediator from the owner's settings. */
export async function publisherFacts(ports: Pick<Platform, 'config'>, db: Database): Promise<FactSource> {
  const rows = await listSettings(db, ports.config, Object.values(legal))
  const changed = rows.filter(({ version }) => version > 1).map(({ modifiedAt }) => modifiedAt.getTime())
  return {
    facts: factsOf(await readLegalSettings(ports, db)),
    ...(changed.length > 0 ? { modifiedAt: new Date(Math.max(...changed)) } : {}),
  }
}
