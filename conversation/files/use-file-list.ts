import { useRef, useState } from 'react'
import { filesSlot } from '../device/device-storage.ts'
import { type AttachedFile, uploadedAttachments } from './attached-files.ts'

/** The files of a draft, also readable outside rendering. Uploaded files are stored with the draft. */
export function useFileList(owner: string, uid: string) {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const current = useRef(files)
  function change(next: (files: readonly AttachedFile[]) => readonly AttachedFile[]): void {
    current.current = next(current.current)
    setFiles(current.current)
    const ready = uploadedAttachments(current.current)
    filesSlot(owner, uid).write(ready.length > 0 ? JSON.stringify(ready) : null)
  }
  return {
    files,
    now: () => current.current,
    change,
    find: (key: string) => current.current.find((file) => file.key === key),
    edit: (key: string, changed: Partial<AttachedFile>) =>
      change((known) => known.map((file) => (file.key === key ? { ...file, ...changed } : file))),
    add: (file: Pick<AttachedFile, 'key' | 'name' | 'state'>) =>
      change((known) => [...known, { ...file, progress: 0 }]),
    remove: (key: string) => change((known) => known.filter((file) => file.key !== key)),
  }
}

export type DraftFiles = ReturnType<typeof useFileList>
