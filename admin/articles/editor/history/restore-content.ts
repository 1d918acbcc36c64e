import type { Node, Schema } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { diffArrays } from 'diff'
import { parseContent } from '../schema/html.ts'

/** Maximum number of edits; with more, the whole text is replaced. */
const mostEdits = 1500

/** Parses the text into the editor's own schema: ProseMirror refuses nodes of another schema. */
const nodeOf = (schema: Schema, content: string): Node => schema.nodeFromJSON(parseContent(content).toJSON())

const keysOf = ({ children }: Node) => children.map((block) => JSON.stringify(block.toJSON()))
const sizeOf = (blocks: readonly Node[]) => blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)

interface Replacement {
  from: number
  to: number
  blocks: Node[]
}

/** Runs of blocks that differ, with their positions before any replacement. */
function replacementsOf(before: Node, after: Node): Replacement[] {
  const changes = diffArrays(keysOf(before), keysOf(after), { maxEditLength: mostEdits })
  if (!changes) return [{ from: 0, to: before.content.size, blocks: [...after.children] }]
  const found: Replacement[] = []
  let [one, other, pos] = [0, 0, 0]
  let open: Replacement | undefined
  for (const { count, added, removed } of changes) {
    if (!added && !removed) open = undefined
    else if (!open) {
      open = { from: pos, to: pos, blocks: [] }
      found.push(open)
    }
    if (!added) {
      pos += sizeOf(before.children.slice(one, one + count))
      one += count
      if (open) open.to = pos
    }
    if (!removed) {
      open?.blocks.push(...after.children.slice(other, other + count))
      other += count
    }
  }
  return found
}

/** Replaces the text in one transaction. Unchanged blocks stay, and so do the comments attached to them. */
export function restoreContent(transaction: Transaction, content: string): Transaction {
  const { doc } = transaction
  const target = nodeOf(doc.type.schema, content)
  for (const { from, to, blocks } of replacementsOf(doc, target).reverse()) transaction.replaceWith(from, to, blocks)
  return transaction
}
