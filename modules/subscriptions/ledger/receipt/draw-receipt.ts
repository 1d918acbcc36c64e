import type { Seller } from '../queries-receipts.ts'
import { drawRule, drawSheets, ink, margin, printable, smallLook, type TaggedSheet, width, writeText } from './sheet.ts'

/** The texts of a receipt; amounts and dates as printed. */
export interface Receipt {
  number: string
  date: string
  seller: Seller
  /** name and address, one line each */
  buyer: string[]
  subject: string
  means: 'carte bancaire' | 'prélèvement SEPA'
  amount: string
  refunds: { date: string; amount: string }[]
  /** « dont TVA 20 % : 6,65 € » */
  vat?: string | undefined
  /** the amount left after refunds */
  rest: string
}

const amountWidth = 110

function row(
  { sheet, add }: TaggedSheet,
  text: string,
  amount: string,
  font: 'regular' | 'semibold' = 'regular',
): void {
  const top = sheet.y
  let bottom = top
  add(
    'P',
    () => {
      sheet.font(font).fontSize(11).fillColor(ink)
      sheet.text(printable(text), margin, top, { width: width - amountWidth - 20, lineGap: 3 })
      bottom = sheet.y
    },
    () => sheet.text(printable(amount), margin + width - amountWidth, top, { width: amountWidth, align: 'right' }),
  )
  sheet.x = margin
  sheet.y = Math.max(bottom, sheet.y)
  sheet.moveDown(0.6)
}

function writeParties(page: TaggedSheet, { seller, buyer }: Receipt): void {
  writeText(page, seller.name, { size: 22, font: 'semibold' })
  if (seller.postalAddress !== '') writeText(page, seller.postalAddress, smallLook)
  if (seller.identity) writeText(page, seller.identity, smallLook)
  page.sheet.moveDown(2)
  writeText(page, 'Payé par', smallLook)
  for (const line of buyer) writeText(page, line)
  page.sheet.moveDown(2)
}

function writeSums(page: TaggedSheet, { subject, amount, vat, refunds, rest }: Receipt): void {
  drawRule(page)
  row(page, subject, amount)
  for (const refund of refunds) row(page, `Remboursé le ${refund.date}`, `−${refund.amount}`)
  drawRule(page)
  row(page, 'Total payé', amount, 'semibold')
  if (vat) writeText(page, vat, smallLook)
  if (refunds.length > 0) row(page, 'Reste après remboursement', rest, 'semibold')
}

function writeMentions(page: TaggedSheet, { seller, date, means }: Receipt): void {
  page.sheet.moveDown(1)
  writeText(page, `Payé par ${means} le ${date}. Montants en euros, toutes taxes comprises.`, smallLook)
  if (seller.vatMention !== '') writeText(page, seller.vatMention, smallLook)
}

/** @param issuedAt also the date inside the file, so that the same receipt gives the same file */
export function drawReceipt(receipt: Receipt, issuedAt: Date): Promise<Buffer> {
  const title = `Reçu n°\u00a0${receipt.number}`
  return drawSheets({ title, author: receipt.seller.name, madeAt: issuedAt }, (page) => {
    writeParties(page, receipt)
    writeText(page, title, { size: 18, font: 'semibold', kind: 'H1' })
    writeText(page, `Le ${receipt.date}`, { ...smallLook, size: 11 })
    page.sheet.moveDown(1.2)
    writeSums(page, receipt)
    writeMentions(page, receipt)
  })
}
