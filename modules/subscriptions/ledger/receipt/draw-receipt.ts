import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { projectRoot } from '../../../../platform/config/project-root.ts'
import type { Seller } from '../queries-receipts.ts'

/** Every amount and date as printed. */
export interface Receipt {
  number: string
  date: string
  seller: Seller
  /** name and address, one line each */
  buyer: string[]
  subject: string
  amount: string
  refunds: { date: string; amount: string }[]
  /** « dont TVA 20 % : 6,65 € » */
  vat?: string | undefined
  /** the amount left after refunds */
  rest: string
}

type Sheet = InstanceType<typeof PDFDocument>

/** Points; A4 is 595 wide. */
const margin = 64
const width = 595 - 2 * margin
const amountWidth = 110
const ink = '#17120f'
const soft = '#5d524c'
const rose = '#f9d5df'

const fonts = path.join(projectRoot(), 'modules', 'subscriptions', 'ledger', 'receipt')

/** The font has no narrow no-break space. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0')

function write(sheet: Sheet, text: string, size = 11, font: 'regular' | 'semibold' = 'regular', colour = ink): void {
  sheet.font(font).fontSize(size).fillColor(colour).text(printable(text), { lineGap: 3 })
}

function row(sheet: Sheet, text: string, amount: string, font: 'regular' | 'semibold' = 'regular'): void {
  const top = sheet.y
  sheet.font(font).fontSize(11).fillColor(ink)
  sheet.text(printable(text), margin, top, { width: width - amountWidth - 20, lineGap: 3 })
  const bottom = sheet.y
  sheet.text(printable(amount), margin + width - amountWidth, top, { width: amountWidth, align: 'right' })
  sheet.x = margin
  sheet.y = Math.max(bottom, sheet.y)
  sheet.moveDown(0.6)
}

function rule(sheet: Sheet): void {
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(margin + width, sheet.y)
    .lineWidth(1.5)
    .strokeColor(rose)
    .stroke()
  sheet.moveDown(0.8)
}

function writeParties(sheet: Sheet, { seller, buyer }: Receipt): void {
  write(sheet, seller.name, 22, 'semibold')
  if (seller.postalAddress !== '') write(sheet, seller.postalAddress, 10, 'regular', soft)
  if (seller.identity) write(sheet, seller.identity, 10, 'regular', soft)
  sheet.moveDown(2)
  write(sheet, 'Payé par', 10, 'regular', soft)
  for (const line of buyer) write(sheet, line)
  sheet.moveDown(2)
}

function writeSums(sheet: Sheet, { subject, amount, vat, refunds, rest }: Receipt): void {
  rule(sheet)
  row(sheet, subject, amount)
  for (const refund of refunds) row(sheet, `Remboursé le ${refund.date}`, `−${refund.amount}`)
  rule(sheet)
  row(sheet, 'Total payé', amount, 'semibold')
  if (vat) write(sheet, vat, 10, 'regular', soft)
  if (refunds.length > 0) row(sheet, 'Reste après remboursement', rest, 'semibold')
}

function writeMentions(sheet: Sheet, { seller, date }: Receipt): void {
  sheet.moveDown(1)
  write(sheet, `Payé par carte bancaire le ${date}. Montants en euros, toutes taxes comprises.`, 10, 'regular', soft)
  if (seller.vatMention !== '') write(sheet, seller.vatMention, 10, 'regular', soft)
}

/** @param issuedAt also the date inside the file, so that the same receipt gives the same file */
export function drawReceipt(receipt: Receipt, issuedAt: Date): Promise<Buffer> {
  const title = `Reçu n°\u00a0${receipt.number}`
  const info = { Title: title, Author: receipt.seller.name, CreationDate: issuedAt, ModDate: issuedAt }
  const sheet = new PDFDocument({ size: 'A4', margin, lang: 'fr-FR', displayTitle: true, info, font: '' })
  for (const weight of ['regular', 'semibold']) sheet.registerFont(weight, path.join(fonts, `figtree-${weight}.ttf`))
  const file = buffer(sheet)
  writeParties(sheet, receipt)
  write(sheet, title, 18, 'semibold')
  write(sheet, `Le ${receipt.date}`, 11, 'regular', soft)
  sheet.moveDown(1.2)
  writeSums(sheet, receipt)
  writeMentions(sheet, receipt)
  sheet.end()
  return file
}
