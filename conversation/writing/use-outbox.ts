import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Message } from '../../contracts/support/support.ts'
import { onOutboxChange, outboxSlot } from '../device/device-storage.ts'
import { forgetOthersOnDevice } from '../device/forget-device.ts'
import { emptyOutbox, Outbox, type OutboxItem, type SendResult, type UploadsResult } from './outbox.ts'

interface UseOutboxInput<M extends Message> {
  owner: string
  uid: string
  send(item: OutboxItem): Promise<SendResult<M>>
  /** uploads the message's files before the message is sent */
  upload(item: OutboxItem): Promise<UploadsResult>
  onSent(message: M): void
  onCame(messages: readonly M[]): void
  onGone(): void
}

const nothing = (): (() => void) => () => {}

/** Unacknowledged messages, kept on the device. Starts empty, to match the server's HTML. */
export function useOutbox<M extends Message>(input: UseOutboxInput<M>) {
  const { owner, uid } = input
  const latest = useRef(input)
  latest.current = input
  const [outbox, setOutbox] = useState<Outbox<M>>()

  useEffect(() => {
    if (owner !== 'contact') void forgetOthersOnDevice(owner)
    const created = new Outbox<M>({
      storage: outboxSlot(owner, uid),
      upload: (item) => latest.current.upload(item),
      send: (item) => latest.current.send(item),
      onSent: (message) => latest.current.onSent(message),
      onCame: (messages) => latest.current.onCame(messages),
      onGone: () => latest.current.onGone(),
    })
    setOutbox(created)
    const flush = () => void created.flush()
    const stopHearing = onOutboxChange(owner, uid, () => created.reload())
    addEventListener('online', flush)
    flush()
    return () => {
      stopHearing()
      removeEventListener('online', flush)
      created.stop()
    }
  }, [owner, uid])

  const state = useSyncExternalStore(
    outbox ? (listener) => outbox.subscribe(listener) : nothing,
    () => outbox?.state ?? emptyOutbox,
    () => emptyOutbox,
  )
  return { outbox, state }
}
