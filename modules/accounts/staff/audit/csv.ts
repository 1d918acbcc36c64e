import { actName } from '../../../../contracts/audit-acts.ts'
import { detailText, targetName } from '../../../../contracts/audit-details.ts'
import { auditWords } from '../../../../contracts/audit-words.ts'
import { type CsvCell, csvMoment } from '../../../../contracts/csv.ts'
import { getAuditCsv } from '../../../../contracts/staff-csv.ts'
import type { AuditEntry } from '../../../../contracts/staff-system.ts'
import { staffCsv } from '../../../../platform/staff/index.ts'
import { mayReadAudit } from '../../policy.ts'
import { audit } from './index.ts'

const columns: Readonly<Record<string, (entry: AuditEntry) => CsvCell>> = {
  Identifiant: ({ uid }) => uid,
  Date: ({ date }) => csvMoment(date),
  Par: ({ by }) => by?.name ?? auditWords.machine,
  Acte: ({ action }) => actName(action),
  Objet: ({ target }) => target && targetName(target),
  Détails: ({ details, target }) => detailText(details, target ?? ''),
  'Code de l’acte': ({ action }) => action,
  Données: ({ details }) => JSON.stringify(details),
}

export const auditCsv = staffCsv(getAuditCsv, {
  policy: mayReadAudit,
  fileName: 'journal',
  walk: (context, query) => audit.walk(context, { page: 1, perPage: 100, order: 'asc', ...query }),
  columns,
})
