import { messages } from '../../../../contracts/messages.ts'
import { sirenOf } from '../../../../contracts/opening/company-numbers.ts'
import { getAccountingExport } from '../../../../contracts/subscriptions/staff-accounting.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { startOfMonth } from '../../../calendar/index.ts'
import { readLegalSettings } from '../../../publisher/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { columns, linesOf } from './entries.ts'
import { countBetween, ledgerBetween } from './queries.ts'

type Ports = Pick<Platform, 'config'>

/**
 * The ledger of one month as accounting entries: each movement is balanced, numbers have no gap within the year.
 * @throws 409 before the owner has filled in the company details: the VAT rate is unknown
 */
async function exportAccounting(
  { config }: Ports,
  db: Database,
  month: string,
): Promise<{ fileName: string; content: string }> {
  const { publisher } = await readLegalSettings({ config }, db)
  if (!publisher) {
    throw conflict(
      [violation('publisher', messages.required, 'missing')],
      'Remplissez d’abord les informations légales\u00a0: le taux de TVA en fait partie.',
    )
  }
  const wanted = Temporal.PlainYearMonth.from(month)
  const [from, before] = [startOfMonth(wanted), startOfMonth(wanted.add({ months: 1 }))]
  const earlier = await countBetween(db, startOfMonth(wanted.with({ month: 1 })), from)
  const movements = await ledgerBetween(db, from, before)
  const lines = movements.flatMap((movement, index) => linesOf(movement, earlier + index + 1, publisher.vatRate))
  const lastDay = wanted.toPlainDate({ day: wanted.daysInMonth }).toString().replaceAll('-', '')
  return {
    fileName: `${sirenOf(publisher.siret)}FEC${lastDay}.txt`,
    content: [columns.join('\t'), ...lines, ''].join('\r\n'),
  }
}

export const accounting = staffAction(
  getAccountingExport,
  mayManageMoney,
  async ({ ports, db }: StaffContext<Ports>, { query }) => ({
    payload: await exportAccounting(ports, db, query.month),
  }),
)
