import { forgetFiles, storeFile } from '../../conversation/device/device-files.ts'
import type { FormDraft } from './form-draft.ts'

const keyOf = ({ owner, uid }: FormDraft, { name, size, lastModified }: File): string =>
  [owner, uid, name, size, lastModified].join('/')

/** Stores files on the device until the form is sent. If storing fails, only the page's memory holds them. */
export function storeFiles(draft: FormDraft, files: readonly File[]): void {
  for (const file of files) void storeFile({ ...draft, key: keyOf(draft, file), file })
}

export const forgetFile = (draft: FormDraft, file: File): void => void forgetFiles([keyOf(draft, file)])
