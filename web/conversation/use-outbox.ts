import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../contracts/support.ts'
import { forgetOthersFiles } from './device-files.ts'
import { forgetOthers, onOutboxChange, outboxSlot } from './device-storage.ts'
import { emptyOutbox, Outbox } from './outbox.ts'
import { postMessage } from './post-message.ts'
import { uploadKept } from './upload-file.ts'

interface UseOutboxInput {
  owner: string
  uid: string
  /** where messages are sent */
  address: string
  /** said where the server refuses without a sentence */
  fallback: string
  /** where files are sent */
  filesAddress: string
  onSent(message: Message): void
}

const nothing = (): (() => void) => () => {}

/** What she wrote and is not acknowledged, kept on her device. Starts empty, as on the server. */
export function useOutbox({ owner, uid, address, filesAddress, fallback, onSent }: UseOutboxInput) {
  const { t } = useTranslation()
  const sent = useRef(onSent)
  sent.current = onSent
  const [outbox, setOutbox] = useState<Outbox>()

  useEffect(() => {
    if (owner !== 'contact') {
      forgetOthers(owner)
      void forgetOthersFiles(owner)
    }
    const created = new Outbox({
      storage: outboxSlot(owner, uid),
      upload: ({ files }) =>
        uploadKept({
          address: filesAddress,
          files,
          refused: t('attachments.refused'),
          gone: (name) => t('attachments.gone', { name }),
        }),
      send: (item) => postMessage(address, item, fallback),
      onSent: (message) => sent.current(message),
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
  }, [owner, uid, address, filesAddress, fallback, t])

  const state = useSyncExternalStore(
    outbox ? (listener) => outbox.subscribe(listener) : nothing,
    () => outbox?.state ?? emptyOutbox,
    () => emptyOutbox,
  )
  return { outbox, state }
}
