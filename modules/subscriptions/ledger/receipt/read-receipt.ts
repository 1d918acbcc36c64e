import { debitBrand } from '../../../../contracts/subscriptions/card-name.ts'
import { paymentName } from '../../../../contracts/subscriptions/payment-name.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { findUser } from '../../../accounts/index.ts'
import { euros, frenchDay } from '../../french.ts'
import { nameOnOrder } from '../../lifecycle/people.ts'
import { readSeller, receiptNumber } from '../number-receipt.ts'
import { refundsOf } from '../queries-money.ts'
import { findOwnReceipt, findPaidReceipt, type PaidReceipt } from '../queries-receipts.ts'
import { splitVat, vatLabel } from '../split-vat.ts'
import { drawReceipt, type Receipt } from './draw-receipt.ts'

export interface ReceiptFile {
  number: string
  file: Buffer
}

function subjectOf({ attempt, formulaName, months }: PaidReceipt): string {
  const { kind, periodStart, periodEnd } = attempt
  if (months !== null) return `Cadeau, ${formulaName}, ${months}\u00a0mois`
  const what = `${paymentName(kind, periodStart, periodEnd)}, ${formulaName}`
  return periodStart && periodEnd ? `${what}, du ${frenchDay(periodStart)} au ${frenchDay(periodEnd)}` : what
}

const vatLine = (amount: number, rate: number | undefined): string | undefined =>
  rate ? `${vatLabel(rate)}\u00a0: ${euros(splitVat(amount, rate).vat)}` : undefined

const unknown = () => notFound('Ce reçu n’existe pas.')

async function draw(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  found: PaidReceipt,
  email: string | null,
): Promise<ReceiptFile> {
  const { receipt, attempt } = found
  const done = (await refundsOf(db, [attempt.uid])).filter(({ doneAt }) => doneAt !== null)
  const seller = receipt.seller ?? (await readSeller(db, config))
  const sheet: Receipt = {
    number: receiptNumber(receipt),
    date: frenchDay(receipt.issuedAt),
    seller,
    buyer: [nameOnOrder(found), email ?? ''].filter((line) => line !== ''),
    subject: subjectOf(found),
    means: attempt.cardBrand === debitBrand ? 'prélèvement SEPA' : 'carte bancaire',
    amount: euros(attempt.amount),
    vat: vatLine(attempt.amount, seller.vatRate),
    refunds: done.map(({ doneAt, amount }) => ({ date: frenchDay(doneAt ?? receipt.issuedAt), amount: euros(amount) })),
    rest: euros(attempt.amount - done.reduce((sum, { amount }) => sum + amount, 0)),
  }
  return { number: sheet.number, file: await drawReceipt(sheet, receipt.issuedAt) }
}

/**
 * The receipt of one of the user's payments, as PDF.
 * @throws 404 for another user's payment, and for one that did not succeed
 */
export async function readReceipt(
  platform: Pick<Platform, 'config'>,
  db: Database,
  viewer: Viewer,
  attemptUid: string,
): Promise<ReceiptFile> {
  const found = await findOwnReceipt(db, viewer.uid, attemptUid)
  if (!found) throw unknown()
  return draw(platform, db, found, viewer.identifier)
}

/**
 * The receipt of any payment, for staff; omits the buyer once erased.
 * @throws 404 if nothing was charged
 */
export async function readPaidReceipt(
  platform: Pick<Platform, 'config'>,
  db: Database,
  attemptUid: string,
): Promise<ReceiptFile> {
  const found = await findPaidReceipt(db, attemptUid)
  if (!found) throw unknown()
  const user = found.userUid ? await findUser(db, found.userUid) : undefined
  return draw(platform, db, found, user?.email ?? found.giftEmail)
}
