import { selectFiles } from '../../conversation/files/attached-files.ts'
import { t } from '../i18n/index.ts'

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Sets the files of a file input, so that the form sends them. */
export function putFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  if (input) input.files = transfer.files
}

/**
 * Selects newly chosen files that may join `files`; drops duplicates.
 * @returns the accepted new files, and a notice about the first refused one
 */
export function addFiles(files: readonly File[], chosen: readonly File[]): { taken: File[]; notice: string | null } {
  const { taken, refusals } = selectFiles(
    chosen.filter((file) => !files.some(isSame(file))),
    files.length,
  )
  const [first] = refusals
  const sentence = first?.refusal === 'too_many' ? 'too_many_now' : first?.refusal
  return { taken, notice: first && sentence ? t(`attachments.${sentence}`, { name: first.name }) : null }
}
