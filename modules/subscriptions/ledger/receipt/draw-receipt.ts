import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
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

/** A file with tags: a screen reader is given title and paragraphs in their order, each line of sums as one. */
interface Tagged {
  sheet: Sheet
  /** draws, and says what it is */
  add: (kind: 'H1' | 'P', ...draw: (() => void)[]) => void
}

function tag(sheet: Sheet): Tagged {
  const document = sheet.struct('Document')
  sheet.addStructure(document)
  return { sheet, add: (kind, ...draw) => void document.add(sheet.struct(kind, {}, draw)) }
}

/** Points; A4 is 595 wide. */
const margin = 64
const width = 595 - 2 * margin
const amountWidth = 110
const ink = '#17120f'
const soft = '#5d524c'
const line = '#d8cfcb'

const fonts = path.join(projectRoot(), 'modules', 'subscriptions', 'ledger', 'receipt')

/** The font has no narrow no-break space. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0')

interface Look {
  size?: number
  font?: 'regular' | 'semibold'
  colour?: string
  kind?: 'H1' | 'P'
}

const small: Look = { size: 10, colour: soft }

function write({ sheet, add }: Tagged, text: string, look: Look = {}): void {
  const { size = 11, font = 'regular', colour = ink, kind = 'P' } = look
  add(kind, () => sheet.font(font).fontSize(size).fillColor(colour).text(printable(text), { lineGap: 3 }))
}

function row({ sheet, add }: Tagged, text: string, amount: string, font: 'regular' | 'semibold' = 'regular'): void {
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

/** Only to look at. */
function rule({ sheet }: Tagged): void {
  sheet.markContent('Artifact', { type: 'Layout' })
  sheet
    .moveTo(margin, sheet.y)
    .lineTo(margin + width, sheet.y)
    .lineWidth(1.5)
    .strokeColor(line)
    .stroke()
  sheet.endMarkedContent()
  sheet.moveDown(0.8)
}

function writeParties(page: Tagged, { seller, buyer }: Receipt): void {
  write(page, seller.name, { size: 22, font: 'semibold' })
  if (seller.postalAddress !== '') write(page, seller.postalAddress, small)
  if (seller.identity) write(page, seller.identity, small)
  page.sheet.moveDown(2)
  write(page, 'Payé par', small)
  for (const line of buyer) write(page, line)
  page.sheet.moveDown(2)
}

function writeSums(page: Tagged, { subject, amount, vat, refunds, rest }: Receipt): void {
  rule(page)
  row(page, subject, amount)
  for (const refund of refunds) row(page, `Remboursé le ${refund.date}`, `−${refund.amount}`)
  rule(page)
  row(page, 'Total payé', amount, 'semibold')
  if (vat) write(page, vat, small)
  if (refunds.length > 0) row(page, 'Reste après remboursement', rest, 'semibold')
}

function writeMentions(page: Tagged, { seller, date }: Receipt): void {
  page.sheet.moveDown(1)
  write(page, `Payé par carte bancaire le ${date}. Montants en euros, toutes taxes comprises.`, small)
  if (seller.vatMention !== '') write(page, seller.vatMention, small)
}

/** @param issuedAt also the date inside the file, so that the same receipt gives the same file */
export async function drawReceipt(receipt: Receipt, issuedAt: Date): Promise<Buffer> {
  // 33 MB that few processes need.
  const { default: Sheets } = await import('pdfkit')
  const title = `Reçu n°\u00a0${receipt.number}`
  const info = { Title: title, Author: receipt.seller.name, CreationDate: issuedAt, ModDate: issuedAt }
  const sheet = new Sheets({
    ...{ size: 'A4', margin, info, font: '' },
    ...{ pdfVersion: '1.7' as const, tagged: true, lang: 'fr-FR', displayTitle: true },
  })
  for (const weight of ['regular', 'semibold']) sheet.registerFont(weight, path.join(fonts, `figtree-${weight}.ttf`))
  const file = buffer(sheet)
  const page = tag(sheet)
  writeParties(page, receipt)
  write(page, title, { size: 18, font: 'semibold', kind: 'H1' })
  write(page, `Le ${receipt.date}`, { colour: soft })
  sheet.moveDown(1.2)
  writeSums(page, receipt)
  writeMentions(page, receipt)
  sheet.end()
  return file
}
