import type { Node, Schema } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { diffArrays } from 'diff'
import { parseContent } from '../schema/html.ts'

/** Above it the text is replaced as a whole. */
const mostEdits = 1500

/** In the editor's own schema: nodes of another do not fit. */
const nodeOf = (schema: Schema, content: string): Node => schema.nodeFromJSON(parseContent(content).toJSON())

const keysOf = ({ children }: Node) => children.map((block) => JSON.stringify(block.toJSON()))
const sizeOf = (blocks: readonly Node[]) => blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)

interface Replacement {
  from: number
  to: number
  blocks: Node[]
}

/** Runs of blocks that differ, with their places before any of them is replaced. */
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

/** Makes it the text, as one change. Blocks that both have are not touched, nor what is bound to them. */
export function restoreContent(transaction: Transaction, content: string): Transaction {
  const { doc } = transaction
  const target = nodeOf(doc.type.schema, content)
  for (const { from, to, blocks } of replacementsOf(doc, target).reverse()) transaction.replaceWith(from, to, blocks)
  return transaction
}
