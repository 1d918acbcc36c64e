import { DOMSerializer, type Fragment, type Node } from '@tiptap/pm/model'
import { articleSchema } from '../../schema/schema.ts'
import type { BlockDiff, LineDiffPiece } from './block-diff.ts'

const serializer = DOMSerializer.fromSchema(articleSchema)
const elements = { added: 'ins', removed: 'del', restyled: 'span' } as const

const lineOf = (content: Fragment) => serializer.serializeFragment(content, { document })

function drawPiece({ kind, content }: LineDiffPiece): globalThis.Node {
  if (kind === 'same') return lineOf(content)
  const element = document.createElement(elements[kind])
  if (kind === 'restyled') element.className = 'diff-restyled'
  element.append(lineOf(content))
  return element
}

/** Creates a block's element. @returns that element, and the element inside it that gets the block's content */
function shellOf(block: Node): { element: HTMLElement; place: HTMLElement } {
  const draw = serializer.nodes[block.type.name]
  if (!draw) throw new Error(`no way to draw ${block.type.name}`)
  const { dom, contentDOM } = DOMSerializer.renderSpec(document, draw(block))
  const element = dom as HTMLElement
  return { element, place: contentDOM ?? element }
}

function mark(element: HTMLElement, kind: 'added' | 'removed' | 'changed'): HTMLElement {
  element.dataset.change = kind
  return element
}

function drawWhole(block: Node): HTMLElement {
  const element = serializer.serializeNode(block, { document }) as HTMLElement
  for (const table of [element, ...element.querySelectorAll<HTMLElement>('table')]) drawCaption(table)
  return element
}

/** Draws a table's caption, which is an attribute in the editor. */
function drawCaption(table: HTMLElement): void {
  const text = table.dataset.caption
  if (text === undefined) return
  const caption = document.createElement('caption')
  caption.textContent = text
  table.prepend(caption)
}

function drawDiff(diff: BlockDiff): HTMLElement[] {
  if (diff.kind === 'same') return [drawWhole(diff.block)]
  if (diff.kind !== 'changed') return [mark(drawWhole(diff.block), diff.kind)]
  const { before, after, pieces, blocks } = diff
  if (!pieces && !blocks) {
    const replaced = before.attrs.src !== after.attrs.src
    return [
      ...(replaced ? [mark(drawWhole(before), 'removed')] : []),
      mark(drawWhole(after), replaced ? 'added' : 'changed'),
    ]
  }
  const { element, place } = shellOf(after)
  if (pieces) place.append(...pieces.map(drawPiece))
  if (blocks) place.append(...blocks.flatMap(drawDiff))
  drawCaption(element)
  return [element]
}

/** Draws both versions of a block in one: deletions struck through, additions underlined. Links are disabled. */
export function drawBlock(diff: BlockDiff): HTMLElement[] {
  const drawn = drawDiff(diff)
  for (const link of drawn.flatMap((element) => [...element.querySelectorAll('a')])) link.removeAttribute('href')
  return drawn
}
