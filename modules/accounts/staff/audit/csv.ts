import { actName } from '../../../../contracts/administration/audit-acts.ts'
import { detailText, targetName } from '../../../../contracts/administration/audit-details.ts'
import { auditWords } from '../../../../contracts/administration/audit-words.ts'
import { getAuditCsv } from '../../../../contracts/administration/staff-csv.ts'
import type { AuditEntry } from '../../../../contracts/administration/staff-system.ts'
import { type CsvCell, csvMoment } from '../../../../contracts/text/csv.ts'
import { staffCsv } from '../../../../platform/staff/index.ts'
import { mayReadAudit } from '../../policy.ts'
import { audit } from './index.ts'

const columns: Readonly<Record<string, (entry: AuditEntry) => CsvCell>> = {
  Identifiant: ({ uid }) => uid,
  Date: ({ date }) => csvMoment(date),
  Par: ({ by }) => by?.name ?? auditWords.machine,
  Acte: ({ action }) => actName(action),
  Objet: ({ target, names }) => target && targetName(target, names),
  Détails: ({ details, target, names }) => detailText(details, target ?? '', names),
  'Code de l’acte': ({ action }) => action,
  'Identifiant de l’objet': ({ target }) => target,
  Données: ({ details }) => JSON.stringify(details),
}

export const auditCsv = staffCsv(getAuditCsv, {
  policy: mayReadAudit,
  fileName: 'journal',
  walk: (context, query) => audit.walk(context, { page: 1, perPage: 100, order: 'asc', ...query }),
  columns,
})
