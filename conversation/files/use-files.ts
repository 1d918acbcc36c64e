import { useEffect, useRef, useState } from 'react'
import { maxAttachmentsPerMessage } from '../../contracts/support/message-limits.ts'
import { forgetFiles, listStoredFiles, readStoredFile, storeFile } from '../device/device-files.ts'
import { filesSlot, outboxContains } from '../device/device-storage.ts'
import type { Failure } from '../failure.ts'
import type { Transport } from '../transport.ts'
import type { OutboxItem } from '../writing/outbox.ts'
import {
  isInterrupted,
  isSendable,
  type Refusal,
  restoreAttachedFiles,
  selectFiles,
  toAttachedFiles,
  uploadedAttachments,
} from './attached-files.ts'
import { useFileList } from './use-file-list.ts'
import { useUploads } from './use-uploads.ts'

export interface FileNotice {
  /** `not_kept`: the file waits, but the device could not store it */
  reason: Refusal | 'not_kept'
  name: string
}

interface UseFilesInput {
  owner: string
  uid: string
  transport: Pick<Transport, 'upload' | 'removeUpload'>
  onFailure(failure: Failure): void
}

/** Files that will be attached to the next message: uploaded as soon as they are chosen, kept with the draft. */
export function useFiles({ owner, uid, transport, onFailure }: UseFilesInput) {
  const list = useFileList(owner, uid)
  const [notice, setNotice] = useState<FileNotice | null>(null)
  /** keys of files that would not outlive this window */
  const unkept = useRef(new Set<string>())
  const uploads = useUploads({ list, transport, onFailure, onInterrupted: sayUnkept })

  /** Warns that a waiting file is not stored. */
  function sayUnkept(key: string): void {
    const file = list.find(key)
    if (file && isInterrupted(file) && unkept.current.has(key)) setNotice({ reason: 'not_kept', name: file.name })
  }

  /** Stores a file on the device until it is uploaded. */
  async function keep(key: string, file: File): Promise<void> {
    if (!(await storeFile({ key, owner, uid, file }))) unkept.current.add(key)
    sayUnkept(key)
    // The file may have been uploaded or removed meanwhile.
    const known = list.find(key)
    const moved = outboxContains(owner, uid, key)
    if (!moved && (!known || known.state === 'ready' || known.problem !== undefined)) await forgetFiles([key])
  }

  function add(chosen: readonly File[]): void {
    const { taken, refusals } = selectFiles(chosen, list.now().length)
    const [first] = refusals
    setNotice(first ? { reason: first.refusal, name: first.name } : null)
    for (const file of taken) {
      const key = crypto.randomUUID()
      list.add({ key, name: file.name, state: 'sending' })
      uploads.start(key, file)
      void keep(key, file)
    }
  }

  /** Uploads a restored file, or lets it wait for the network. */
  function resume(key: string, file: File): void {
    if (list.now().length >= maxAttachmentsPerMessage || list.find(key)) return
    const { onLine } = navigator
    list.add({ key, name: file.name, state: onLine ? 'sending' : 'failed' })
    if (onLine) uploads.start(key, file)
    else uploads.wait(key, file)
  }

  function remove(key: string): void {
    const uploaded = list.find(key)?.attachment
    setNotice(null)
    list.remove(key)
    uploads.cancel(key)
    void forgetFiles([key])
    // Ignore a failure: unsent uploads are swept after a day.
    if (uploaded) transport.removeUpload?.(uploaded.uid).catch(() => undefined)
  }

  /** Restores the files of a message that was not sent. */
  async function put({ attachments, files: waiting }: Pick<OutboxItem, 'attachments' | 'files'>): Promise<void> {
    list.change((files) => [...files, ...toAttachedFiles(attachments)].slice(0, maxAttachmentsPerMessage))
    for (const { key } of waiting) {
      const file = await readStoredFile(key)
      if (file) resume(key, file)
    }
  }

  useKept({ owner, uid, list, resume, retry: uploads.retry })
  return {
    files: list.files,
    notice,
    sendable: isSendable(list.files),
    add,
    retry: uploads.retry,
    remove,
    /** removes the files from the field, once a message contains them */
    clear(): void {
      uploads.forget()
      setNotice(null)
      list.change(() => [])
    },
    put: (item: Pick<OutboxItem, 'attachments' | 'files'>) => void put(item),
    ready: () => uploadedAttachments(list.now()),
    /** files to send with the message once online */
    pending: () =>
      list
        .now()
        .filter(isInterrupted)
        .map(({ key, name }) => ({ key, name })),
  }
}

export type Files = ReturnType<typeof useFiles>

interface UseKeptInput extends Pick<UseFilesInput, 'owner' | 'uid'> {
  list: ReturnType<typeof useFileList>
  resume(key: string, file: File): void
  retry(key: string): void
}

/** Restores files that an earlier window left on the device, and retries interrupted ones when the network is back. */
function useKept({ owner, uid, list, resume, retry }: UseKeptInput): void {
  const latest = useRef({ list, resume, retry })
  latest.current = { list, resume, retry }
  useEffect(() => {
    const stored = restoreAttachedFiles(filesSlot(owner, uid).read())
    if (stored.length > 0) latest.current.list.change((files) => (files.length > 0 ? files : stored))
    let here = true
    void listStoredFiles(owner, uid).then((files) => {
      for (const { key, file } of files) if (here && !outboxContains(owner, uid, key)) latest.current.resume(key, file)
    })
    const again = () => {
      for (const file of latest.current.list.now()) if (isInterrupted(file)) latest.current.retry(file.key)
    }
    addEventListener('online', again)
    return () => {
      here = false
      removeEventListener('online', again)
    }
  }, [owner, uid])
}
