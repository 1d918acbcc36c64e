import { draftSlot } from './device-storage.ts'

/** What had been begun in one conversation is found in the other. */
export function moveDraft(owner: string, from: string, into: string): void {
  const begun = draftSlot(owner, from).read()
  if (begun === null) return
  const there = draftSlot(owner, into)
  there.write([there.read(), begun].filter((text) => text !== null).join('\n'))
  draftSlot(owner, from).write(null)
}
