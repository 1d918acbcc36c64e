import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import { projectRoot } from '../../../../platform/config/project-root.ts'

type Sheet = InstanceType<typeof PDFDocument>

type Kind = 'H1' | 'H2' | 'P'

/** A tagged PDF: screen readers read its titles and paragraphs in order, and each line of sums as one. */
export interface TaggedSheet {
  sheet: Sheet
  /** draws an element, which gets the tag of its kind */
  add: (kind: Kind, ...draw: (() => void)[]) => void
}

function tag(sheet: Sheet): TaggedSheet {
  const document = sheet.struct('Document')
  sheet.addStructure(document)
  return { sheet, add: (kind, ...draw) => void document.add(sheet.struct(kind, {}, draw)) }
}

/** Points; A4 is 595 wide. */
export const margin = 64
export const width = 595 - 2 * margin
export const ink = '#17120f'
const soft = '#5d524c'
const line = '#d8cfcb'

const fonts = path.join(projectRoot(), 'modules', 'subscriptions', 'ledger', 'receipt')

/** The font has no narrow no-break space. */
export const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0')

interface Look {
  size?: number
  font?: 'regular' | 'semibold'
  colour?: string
  kind?: Kind
}

export const smallLook: Look = { size: 10, colour: soft }

export function writeText({ sheet, add }: TaggedSheet, text: string, look: Look = {}): void {
  const { size = 11, font = 'regular', colour = ink, kind = 'P' } = look
  add(kind, () => sheet.font(font).fontSize(size).fillColor(colour).text(printable(text), { lineGap: 3 }))
}

/** Draws a line that screen readers skip. */
export function drawRule({ sheet }: TaggedSheet): void {
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

/** @param madeAt the date inside the file, so that the same content gives the same file */
export async function drawSheets(
  { title, author, madeAt }: { title: string; author: string; madeAt: Date },
  draw: (page: TaggedSheet) => void,
): Promise<Buffer> {
  // Load on demand: this takes 33 MB, and few processes need it.
  const { default: Sheets } = await import('pdfkit')
  const info = { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt }
  const sheet = new Sheets({
    ...{ size: 'A4', margin, info, font: '' },
    ...{ pdfVersion: '1.7' as const, tagged: true, lang: 'fr-FR', displayTitle: true },
  })
  for (const weight of ['regular', 'semibold']) sheet.registerFont(weight, path.join(fonts, `figtree-${weight}.ttf`))
  const file = buffer(sheet)
  draw(tag(sheet))
  sheet.end()
  return file
}
