import type { PrivacyRegister } from '../../../contracts/privacy-register.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { fillPlaces, readPageFacts } from '../../publisher/index.ts'
import { type ActivityCode, activities } from './activities.ts'
import { otherTables, personalTables } from './personal-tables.ts'
import { listColumns } from './queries-schema.ts'

const wordsOf = (columns: string): string[] => columns.split(' ').filter(Boolean)
const named = (table: string, columns: string): string[] => wordsOf(columns).map((column) => `${table}.${column}`)

const listed = new Set([
  ...Object.entries(personalTables).flatMap(([table, { personal, not }]) => named(table, `${personal} ${not}`)),
  ...Object.entries(otherTables).flatMap(([table, columns]) => named(table, columns)),
])

/** Columns of this database without a line in the register, and lines without a column. */
export async function registerGaps(db: Database): Promise<{ unlisted: string[]; gone: string[] }> {
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

/** For a spreadsheet in French: semicolons, and a mark that says UTF-8. */
function csvOf(all: PrivacyRegister['activities']): string {
  const head = ['Traitement', 'Finalité', 'Personnes', 'Base légale', 'Conservation', 'Destinataires', 'Données']
  const rows = all.map(({ title, purpose, people, basis, retention, recipients, data }) => [
    title,
    purpose,
    people,
    basis,
    retention,
    recipients,
    data.map(({ table, columns }) => `${table} (${columns.join(', ')})`).join(' ; '),
  ])
  return `\ufeff${[head, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

/** The register of processing, with the owner's host and providers by name. */
export async function readRegister(
  platform: Pick<Platform, 'config' | 'extensions'>,
  db: Database,
): Promise<PrivacyRegister> {
  const { facts } = await readPageFacts(platform, db)
  const all = (Object.keys(activities) as ActivityCode[]).map((code) => {
    const { retention, recipients, ...activity } = activities[code]
    return {
      code,
      ...activity,
      retention: fillPlaces(retention, facts),
      recipients: fillPlaces(recipients, facts),
      data: dataOf(code),
    }
  })
  return { activities: all, gaps: (await registerGaps(db)).unlisted, csv: csvOf(all) }
}
