import type { PrivacyRegister } from '../../../contracts/privacy/privacy-register.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { fillPlaceholders, readPageFacts } from '../../publisher/index.ts'
import { type ActivityCode, activities, registerHead } from './activities.ts'
import { impactAssessmentOf } from './impact-assessment.ts'
import { nonPersonalTables, personalTables } from './personal-tables.ts'
import { listColumns } from './queries-schema.ts'

const wordsOf = (columns: string): string[] => columns.split(' ').filter(Boolean)
const named = (table: string, columns: string): string[] => wordsOf(columns).map((column) => `${table}.${column}`)

const listed = new Set([
  ...Object.entries(personalTables).flatMap(([table, { personal, not }]) => named(table, `${personal} ${not}`)),
  ...Object.entries(nonPersonalTables).flatMap(([table, columns]) => named(table, columns)),
])

/** Columns of this database without a line in the register, and lines without a column. */
export async function findRegisterGaps(db: Database): Promise<{ unlisted: string[]; gone: string[] }> {
  const columns = new Set(await listColumns(db))
  return {
    unlisted: [...columns].filter((column) => !listed.has(column)),
    gone: [...listed].filter((column) => !columns.has(column)),
  }
}

const dataOf = (code: ActivityCode) =>
  Object.entries(personalTables)
    .filter(([, { activities: belonging }]) => belonging.includes(code))
    .map(([table, { personal }]) => ({ table, columns: wordsOf(personal) }))

const csvCell = (text: string): string => `"${text.replaceAll('"', '""').replaceAll(/\s*\n\s*/g, ' ')}"`

/** CSV for a spreadsheet in French: semicolons, and a byte order mark for UTF-8. Each row repeats the head of the register. */
function csvOf(head: PrivacyRegister['head'], all: PrivacyRegister['activities']): string {
  const names = [
    'Traitement',
    'Finalité',
    'Personnes',
    'Base légale',
    'Conservation',
    'Destinataires',
    'Lieu et transferts',
  ]
  const titles = [...names, 'Données', ...head.map(({ term }) => term)]
  const rows = all.map(({ title, purpose, people, basis, retention, recipients, transfers, data }) => [
    ...[title, purpose, people, basis, retention, recipients, transfers],
    data.map(({ table, columns }) => `${table} (${columns.join(', ')})`).join(' ; ') || 'Aucune table du site',
    ...head.map(({ text }) => text),
  ])
  return `\ufeff${[titles, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

/** The register of processing, with the owner's host and providers by name. */
export async function readRegister(
  platform: Pick<Platform, 'config' | 'extensions'>,
  db: Database,
): Promise<PrivacyRegister> {
  const { facts } = await readPageFacts(platform, db)
  const fill = (text: string) => fillPlaceholders(text, facts)
  const present = (Object.keys(activities) as ActivityCode[]).filter(
    (code) => code !== 'audience' || platform.config.trackerId !== undefined,
  )
  const all = present.map((code) => {
    const { retention, recipients, transfers, ...activity } = activities[code]
    return {
      code,
      ...activity,
      retention: fill(retention),
      recipients: fill(recipients),
      transfers: fill(transfers),
      data: dataOf(code),
    }
  })
  const head = registerHead.map(({ term, text }) => ({ term, text: fill(text) }))
  const { unlisted } = await findRegisterGaps(db)
  return {
    head,
    activities: all,
    gaps: unlisted,
    csv: csvOf(head, all),
    impactAssessment: impactAssessmentOf({ head, activities: all }),
  }
}
