import { useEffect, useRef, useState } from 'react'
import { type Attachment, attachmentsAMessage, uploadStaffAttachment } from '../../contracts/attachments.ts'
import {
  type AttachedFile,
  arrived,
  choose,
  isInterrupted,
  readyOf,
  restore,
} from '../../conversation/attached-files.ts'
import { filesSlot } from '../../conversation/device-storage.ts'
import { CallError, uploadFile } from '../api/call.ts'
import { words } from '../words.ts'

const mayHelp = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** Files that her next message will carry: sent as soon as they are chosen, kept with the draft. */
export function useFiles(me: string, uid: string) {
  const [files, setFiles] = useState<readonly AttachedFile[]>(() => restore(filesSlot(me, uid).read()))
  const [notice, setNotice] = useState<string | null>(null)
  const sources = useRef(new Map<string, File>())
  const current = useRef(files)

  function change(next: (files: readonly AttachedFile[]) => readonly AttachedFile[]): void {
    current.current = next(current.current)
    setFiles(current.current)
    const ready = readyOf(current.current)
    filesSlot(me, uid).write(ready.length > 0 ? JSON.stringify(ready) : null)
  }
  const replace = (key: string, file: (former: AttachedFile) => AttachedFile) =>
    change((known) => known.map((one) => (one.key === key ? file(one) : one)))

  async function start(key: string, file: File): Promise<void> {
    replace(key, ({ name }) => ({ key, name, state: 'sending', progress: 0 }))
    try {
      const { payload } = await uploadFile(uploadStaffAttachment, { params: { uid }, file, idempotencyKey: key })
      replace(key, (known) => ({ ...known, state: 'ready', progress: 1, attachment: payload }))
    } catch (error) {
      const problem = mayHelp(error) || !(error instanceof Error) ? {} : { problem: error.message }
      replace(key, (known) => ({ ...known, state: 'failed', ...problem }))
    }
  }
  function add(chosen: readonly File[]): void {
    const { taken, refusals } = choose(chosen, current.current.length)
    const [first] = refusals
    setNotice(first ? `${first.name}\u00a0: ${words.composer[first.refusal]}` : null)
    for (const file of taken) {
      const key = crypto.randomUUID()
      sources.current.set(key, file)
      change((known) => [...known, { key, name: file.name, state: 'sending', progress: 0 }])
      void start(key, file)
    }
  }
  function retry(key: string): void {
    const file = sources.current.get(key)
    if (file) void start(key, file)
  }
  const retryAll = useRef(() => {})
  retryAll.current = () => {
    for (const file of current.current) if (isInterrupted(file)) retry(file.key)
  }
  useEffect(() => {
    const again = () => retryAll.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return {
    files,
    notice,
    settled: files.every(({ state }) => state === 'ready'),
    add,
    retry,
    remove: (key: string) => change((known) => known.filter((one) => one.key !== key)),
    clear() {
      setNotice(null)
      change(() => [])
    },
    ready: () => readyOf(current.current),
    put(attachments: readonly Attachment[]) {
      change((known) => [...known, ...arrived(attachments)].slice(0, attachmentsAMessage))
    },
  }
}
