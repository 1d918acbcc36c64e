import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Attachment, attachmentsAMessage } from '../../contracts/attachments.ts'
import { type AttachedFile, choose, isSettled, readyOf, restore } from './attached-files.ts'
import { filesSlot } from './device-storage.ts'
import { uploadFile } from './upload-file.ts'

interface Source {
  file: File
  cancel(): void
}

/** Files that her next message will carry: sent as soon as they are chosen, kept with the draft. */
export function useAttachments(owner: string, uid: string, address: string) {
  const { t } = useTranslation()
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const sources = useRef(new Map<string, Source>())
  const current = useRef(files)

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
        if (result.outcome === 'ready') edit(key, { state: 'ready', progress: 1, attachment: result.attachment })
        else if (result.outcome === 'later') edit(key, { state: 'failed' })
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
    }
  }

  function retry(key: string): void {
    const source = sources.current.get(key)
    if (!source) return
    edit(key, { state: 'sending', progress: 0, problem: undefined } as Partial<AttachedFile>)
    start(key, source.file)
  }

  function remove(key: string): void {
    const kept = current.current.find((file) => file.key === key)?.attachment
    setNotice(null)
    change((files) => files.filter((file) => file.key !== key))
    sources.current.get(key)?.cancel()
    sources.current.delete(key)
    // What cannot be taken back now is swept in a day.
    if (kept) void fetch(`${address}/${kept.uid}`, { method: 'DELETE' }).catch(() => undefined)
  }

  /** They have gone into a message. */
  function clear(): void {
    sources.current.clear()
    setNotice(null)
    change(() => [])
  }

  /** They come back from a message that did not leave. */
  function put(attachments: readonly Attachment[]): void {
    const back = attachments.map((one) => ({
      key: one.uid,
      name: one.name,
      state: 'ready' as const,
      progress: 1,
      attachment: one,
    }))
    change((files) => [...files, ...back].slice(0, attachmentsAMessage))
  }

  const retryAll = useRef(() => {})
  retryAll.current = () => {
    for (const { key, state, problem } of current.current) if (state === 'failed' && problem === undefined) retry(key)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a conversation; `change` only writes what it is given
  useEffect(() => {
    const kept = restore(filesSlot(owner, uid).read())
    if (kept.length > 0) change((files) => (files.length > 0 ? files : kept))
    const again = () => retryAll.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [owner, uid])

  return {
    files,
    notice,
    settled: isSettled(files),
    add,
    retry,
    remove,
    clear,
    put,
    ready: () => readyOf(current.current),
  }
}

export type Attachments = ReturnType<typeof useAttachments>
