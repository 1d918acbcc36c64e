import { maxAttachmentsPerMessage } from '../../contracts/support/message-limits.ts'
import type { OutboxStorage } from '../writing/outbox.ts'
import { moveFiles } from './device-files.ts'
import { draftSlot, filesSlot, outboxSlot } from './device-storage.ts'
import { readList } from './stored-values.ts'

/** The values may be of another version of the site: they are moved as they are. */
const listIn = (slot: OutboxStorage): unknown[] => readList(slot.read(), (_value): _value is unknown => true)

function moveList(from: OutboxStorage, into: OutboxStorage, most?: number): void {
  const moved = listIn(from)
  if (moved.length === 0) return
  into.write(JSON.stringify([...listIn(into), ...moved].slice(0, most)))
  from.write(null)
}

/** Moves text, files and unsent messages from one conversation to another. */
export async function moveDraft(owner: string, from: string, into: string): Promise<void> {
  const begun = draftSlot(owner, from).read()
  if (begun !== null) {
    const there = draftSlot(owner, into)
    there.write([there.read(), begun].filter((text) => text !== null).join('\n'))
    draftSlot(owner, from).write(null)
  }
  // Cut the list to the limit of a message: the remaining conversation's files come first.
  moveList(filesSlot(owner, from), filesSlot(owner, into), maxAttachmentsPerMessage)
  moveList(outboxSlot(owner, from), outboxSlot(owner, into))
  await moveFiles(owner, from, into)
}
