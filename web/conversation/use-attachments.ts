import { useEffect, useRef, useState } from 'react'
import { attachmentsAMessage } from '../../contracts/attachments.ts'
import {
  type AttachedFile,
  arrived,
  choose,
  isInterrupted,
  isSendable,
  readyOf,
  restore,
} from '../../conversation/attached-files.ts'
import { forgetFiles, storedFile, storedFiles, storeFile } from '../../conversation/device-files.ts'
import { filesSlot, outboxContains } from '../../conversation/device-storage.ts'
import type { OutboxItem } from '../../conversation/outbox.ts'
import { t } from '../i18n/index.ts'
import { uploadFile } from './upload-file.ts'

interface Source {
  file: File
  cancel(): void
}

/** Files that her next message will carry: sent as soon as they are chosen, kept with the draft. */
export function useAttachments(owner: string, uid: string, address: string) {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const sources = useRef(new Map<string, Source>())
  const current = useRef(files)
  /** keys of files that would not outlive this window */
  const unkept = useRef(new Set<string>())

  function change(next: (files: readonly AttachedFile[]) => readonly AttachedFile[]): void {
    current.current = next(current.current)
    setFiles(current.current)
    const ready = readyOf(current.current)
    filesSlot(owner, uid).write(ready.length > 0 ? JSON.stringify(ready) : null)
  }
  const edit = (key: string, changed: Partial<AttachedFile>) =>
    change((files) => files.map((file) => (file.key === key ? { ...file, ...changed } : file)))

  function start(key: string, file: File): void {
    const cancel = uploadFile({
      address,
      file,
      key,
      onProgress: (progress) => edit(key, { progress }),
      onDone(result) {
        if (result.outcome === 'later' || result.outcome === 'signedOut') {
          edit(key, { state: 'failed' })
          return notifyNotStored(key)
        }
        void forgetFiles([key])
        if (result.outcome === 'ready') edit(key, { state: 'ready', progress: 1, attachment: result.attachment })
        else edit(key, { state: 'failed', problem: result.sentence ?? t('attachments.refused') })
      },
    })
    sources.current.set(key, { file, cancel })
  }

  function add(chosen: readonly File[]): void {
    const { taken, refusals } = choose(chosen, current.current.length)
    const [first] = refusals
    setNotice(first ? t(`attachments.${first.refusal}`, { name: first.name }) : null)
    for (const file of taken) {
      const key = crypto.randomUUID()
      change((files) => [...files, { key, name: file.name, state: 'sending', progress: 0 }])
      start(key, file)
      void keep(key, file)
    }
  }

  /** It waits, but the device storage is full; the text is stored all the same. */
  function notifyNotStored(key: string): void {
    const file = current.current.find((one) => one.key === key)
    if (file && isInterrupted(file) && unkept.current.has(key))
      setNotice(t('attachments.not_kept', { name: file.name }))
  }

  /** Until it has arrived. */
  async function keep(key: string, file: File): Promise<void> {
    if (!(await storeFile({ key, owner, uid, file }))) unkept.current.add(key)
    notifyNotStored(key)
    // It arrived, or was taken back, meanwhile.
    const known = current.current.find((one) => one.key === key)
    const moved = outboxContains(owner, uid, key)
    if (!moved && (!known || known.state === 'ready' || known.problem !== undefined)) await forgetFiles([key])
  }

  /** Comes back from the device: goes on its way, or waits for the network. */
  function resume(key: string, file: File): void {
    const here = current.current
    if (here.length >= attachmentsAMessage || here.some((one) => one.key === key)) return
    const state = navigator.onLine ? 'sending' : 'failed'
    change((files) => [...files, { key, name: file.name, state, progress: 0 }])
    if (navigator.onLine) start(key, file)
    else sources.current.set(key, { file, cancel: () => undefined })
  }

  function retry(key: string): void {
    const source = sources.current.get(key)
    if (!source) return
    edit(key, { state: 'sending', progress: 0, problem: undefined } as Partial<AttachedFile>)
    start(key, source.file)
  }

  function remove(key: string): void {
    const stored = current.current.find((file) => file.key === key)?.attachment
    setNotice(null)
    change((files) => files.filter((file) => file.key !== key))
    sources.current.get(key)?.cancel()
    sources.current.delete(key)
    void forgetFiles([key])
    // What cannot be taken back now is swept in a day.
    if (stored) void fetch(`${address}/${stored.uid}`, { method: 'DELETE' }).catch(() => undefined)
  }

  /** They have gone into a message. */
  function clear(): void {
    sources.current.clear()
    setNotice(null)
    change(() => [])
  }

  /** They come back from a message that did not leave. */
  function put({ attachments, files: waiting }: Pick<OutboxItem, 'attachments' | 'files'>): void {
    change((files) => [...files, ...arrived(attachments)].slice(0, attachmentsAMessage))
    void resumeAll(waiting.map(({ key }) => key))
  }

  async function resumeAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const file = await storedFile(key)
      if (file) resume(key, file)
    }
  }

  const retryAll = useRef(() => {})
  retryAll.current = () => {
    for (const file of current.current) if (isInterrupted(file)) retry(file.key)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a conversation; `change` only writes what it is given
  useEffect(() => {
    const stored = restore(filesSlot(owner, uid).read())
    if (stored.length > 0) change((files) => (files.length > 0 ? files : stored))
    let here = true
    void storedFiles(owner, uid).then((files) => {
      for (const { key, file } of files) if (here && !outboxContains(owner, uid, key)) resume(key, file)
    })
    const again = () => retryAll.current()
    addEventListener('online', again)
    return () => {
      here = false
      removeEventListener('online', again)
    }
  }, [owner, uid])

  return {
    files,
    notice,
    sendable: isSendable(files),
    add,
    retry,
    remove,
    clear,
    put,
    ready: () => readyOf(current.current),
    /** what goes with the message once there is a network */
    pending: () => current.current.filter(isInterrupted).map(({ key, name }) => ({ key, name })),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
