import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { readPage } from '../../articles/index.ts'
import { blanksOf, readPageFacts } from '../../publisher/index.ts'
import { failedOutcome, type LiveCheck, passedOutcome } from './check.ts'
import { missingStatutory, plainText } from './statutory.ts'
import { missingHeadings } from './terms-headings.ts'

const pages = {
  'legal-notice': 'Mentions légales',
  'terms-of-service': 'Conditions générales',
  privacy: 'Confidentialité',
} as const
type PageUid = keyof typeof pages

/** Legally required facts of each page: LCEN article 1-1, consumer code L221-5, L616-1 and R616-1, GDPR article 13. */
const required: Readonly<Record<PageUid, readonly string[]>> = {
  'legal-notice': [
    'editeur.nom',
    'editeur.forme',
    'editeur.adresse',
    'editeur.immatriculation',
    'editeur.tva',
    'editeur.email',
    'editeur.telephone',
    'editeur.direction',
    'hebergeur.nom',
    'hebergeur.adresse',
    'hebergeur.telephone',
    'mediateur.nom',
    'mediateur.adresse',
    'mediateur.site',
  ],
  'terms-of-service': [
    'editeur.nom',
    'formule.prix',
    'formule.duree',
    'formule.remboursement',
    'mediateur.nom',
    'mediateur.adresse',
  ],
  privacy: [
    'editeur.nom',
    'editeur.adresse',
    'editeur.email',
    'hebergeur.nom',
    'hebergeur.pays',
    'envoi-mails.nom',
    'paiement.nom',
  ],
}

/** Recipients in a third country must be named if there are any (article 13.1, e and f). */
const requiredOf = (uid: PageUid, { trackerId }: OpenedPlatform['config']): readonly string[] =>
  uid === 'privacy' && trackerId ? [...required.privacy, 'mesure.destinataire'] : required[uid]

const oneLine = (value: string): string =>
  plainText(
    value
      .trim()
      .split(/\s*\n\s*/)
      .join(', '),
  )

const versionLine = /Version en vigueur depuis le .+, référence [0-9a-f]{16}/

async function problemsOf(platform: OpenedPlatform, db: Database, uid: PageUid): Promise<string[]> {
  const { facts } = await readPageFacts(platform, db)
  const { content } = await readPage(platform, db, uid)
  const text = plainText(content)
  const blanks = [...new Set(blanksOf(text))]
  const labels = requiredOf(uid, platform.config).flatMap((name) => {
    const fact = facts[name]
    if (!fact?.value) return [fact?.label ?? name]
    return text.includes(oneLine(fact.value)) ? [] : [fact.label]
  })
  const missing = labels.filter((label) => !blanks.includes(`[${label}]`))
  const undated = uid === 'terms-of-service' && !versionLine.test(text) ? ['version et date'] : []
  const prescribed = uid === 'terms-of-service' ? [...missingHeadings(content), ...missingStatutory(content)] : []
  return [...blanks, ...missing, ...undated, ...prescribed]
}

export const legalPagesCheck: LiveCheck = {
  code: 'legal-pages',
  blocking: true,
  async look(platform, db) {
    const found: string[] = []
    for (const [uid, title] of Object.entries(pages) as [PageUid, string][]) {
      const problems = await problemsOf(platform, db, uid)
      if (problems.length > 0) found.push(`${title}, à compléter\u00a0: ${problems.join(', ')}`)
    }
    if (found.length > 0) return failedOutcome(`${found.join('. ')}.`)
    return passedOutcome('Les pages légales sont complètes, et les conditions générales ont une version et une date.')
  },
}
