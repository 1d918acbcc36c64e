import type { Mark, Node } from '@tiptap/pm/model'
import { historyWords } from '../words.ts'
import type { BlockDiff, ChangedBlock, LineDiffPiece } from './block-diff.ts'

const { notes, marks, blocks, attributes } = historyWords
const longestQuote = 40

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key

function quote({ content }: LineDiffPiece): string {
  const text = content.textBetween(0, content.size, ' ', '…').trim()
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text
}

const targetOf = ({ attrs }: Mark): string => String(attrs.href ?? attrs.title ?? attrs.lang ?? notes.absent)

function styleNotes(piece: Extract<LineDiffPiece, { kind: 'restyled' }>): string[] {
  const { added, removed } = piece
  const formerOf = ({ type }: Mark) => removed.find((mark) => mark.type === type)
  return [
    ...added.map((mark) => {
      const name = nameIn(marks, mark.type.name)
      const former = formerOf(mark)
      return former ? notes.remarked(name, targetOf(former), targetOf(mark)) : notes.marked(name, quote(piece))
    }),
    ...removed
      .filter(({ type }) => !added.some((mark) => mark.type === type))
      .map(({ type }) => notes.unmarked(nameIn(marks, type.name), quote(piece))),
  ]
}

const blockName = ({ type, attrs }: Node): string =>
  nameIn(blocks, type.name === 'heading' ? `heading${attrs.level}` : String(attrs.callout ?? type.name))

const shownValue = (value: unknown) =>
  value === null || value === undefined || value === '' ? notes.absent : String(value)

/** Changes of the block itself, not of its content. */
function blockNotes({ before, after }: ChangedBlock): string[] {
  const names = [blockName(before), blockName(after)] as const
  if (names[0] !== names[1]) return [notes.became(...names)]
  const changed = Object.keys(after.attrs).filter((name) => name !== 'bare' && before.attrs[name] !== after.attrs[name])
  return changed.map((name) =>
    name in attributes && name !== 'src'
      ? notes.attribute(nameIn(attributes, name), shownValue(before.attrs[name]), shownValue(after.attrs[name]))
      : name === 'src'
        ? historyWords.picture.replaced
        : notes.other,
  )
}

/** Describes changes that marking insertions and deletions cannot show: styles, heading levels, links, descriptions. */
export function describeChange(diff: BlockDiff): string[] {
  if (diff.kind !== 'changed') return []
  const styles = (diff.pieces ?? []).flatMap((piece) => (piece.kind === 'restyled' ? styleNotes(piece) : []))
  return [...new Set([...blockNotes(diff), ...styles, ...(diff.blocks ?? []).flatMap(describeChange)])]
}
