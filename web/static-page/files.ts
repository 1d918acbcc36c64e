import { listStoredFiles } from '../../conversation/device/device-files.ts'
import { fileSize } from '../../conversation/files/file-size.ts'
import { addFiles, putFiles } from '../forms/chosen-files.ts'
import { forgetFile, storeFiles } from '../forms/draft-files.ts'
import type { FormDraft } from '../forms/form-draft.ts'
import { t } from '../i18n/index.ts'
import { cloneTemplatePart } from './parts.ts'

function rowOf(file: File, remove: () => void): DocumentFragment {
  const row = cloneTemplatePart('chosen-file')
  row.querySelector('[data-file-name]')?.replaceChildren(file.name)
  row.querySelector('[data-file-size]')?.replaceChildren(fileSize(file.size))
  const button = row.querySelector('button')
  button?.setAttribute('aria-label', t('attachments.remove', { name: file.name }))
  button?.addEventListener('click', remove)
  return row
}

/** Enhances files-field.tsx: each choice adds to the chosen files, and each file can be removed. */
export function enhanceFilesField(form: HTMLFormElement, draft: FormDraft): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const list = form.querySelector('[data-chosen-files]')
  const [, noticeId = ''] = input?.getAttribute('aria-describedby')?.split(' ') ?? []
  const place = document.getElementById(noticeId)
  if (!input || !list || !place) return
  let files: readonly File[] = []

  function keep(next: readonly File[]): void {
    putFiles(input, next)
    files = next
    list?.replaceChildren(...next.map((file) => rowOf(file, () => removeFile(file))))
  }
  function showNotice(notice: string | null): void {
    place?.replaceChildren(notice ?? '')
    if (notice) place?.scrollIntoView({ block: 'nearest' })
  }
  function removeFile(file: File): void {
    showNotice(null)
    forgetFile(draft, file)
    keep(files.filter((one) => one !== file))
    input?.focus()
  }
  input.addEventListener('change', () => {
    const { taken, notice } = addFiles(files, [...(input.files ?? [])])
    showNotice(notice)
    keep([...files, ...taken])
    storeFiles(draft, taken)
  })
  // Files that were chosen before the script loaded, or kept from a refused form.
  const chosen = [...(input.files ?? [])]
  if (chosen.length > 0) {
    const { taken, notice } = addFiles(files, chosen)
    // Without a notice the server's notice stays.
    if (notice) showNotice(notice)
    keep(taken)
    storeFiles(draft, taken)
    return
  }
  void listStoredFiles(draft.owner, draft.uid).then((stored) => {
    if (stored.length > 0 && files.length === 0) keep(stored.map(({ file }) => file))
  })
}
