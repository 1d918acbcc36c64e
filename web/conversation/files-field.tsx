import type { SubmissionResult } from '@conform-to/react/future'
import { FileText, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { choose, filesProperty } from '../../conversation/attached-files.ts'
import { storedFiles } from '../../conversation/device-files.ts'
import { fileSize } from '../../conversation/file-size.ts'
import { forgetFile, storeFiles } from '../forms/draft-files.ts'
import type { FormDraft } from '../forms/use-form-draft.ts'
import { t } from '../i18n/index.ts'
import { FileControl } from './file-control.tsx'

/** She pressed a button further down. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.textContent ? element.scrollIntoView({ block: 'nearest' }) : undefined

const isSame = (one: File) => (other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The form sends what its control holds. */
function put(input: HTMLInputElement | null, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  if (input) input.files = transfer.files
}

interface FilesFieldProps {
  /** what the form came back with: without a script it has lost them */
  report: SubmissionResult<string[]> | undefined
  /** where they wait on her device until the form is sent */
  draft: FormDraft
}

/**
 * Files that go with a form: the browser’s own control, which the form sends. With a script what she chooses adds to
 * what is there, and each can be taken back.
 */
export function FilesField({ report, draft }: FilesFieldProps) {
  const { owner, uid } = draft
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const problem = report?.error?.fieldErrors[filesProperty]?.[0]

  function keep(next: readonly File[]): void {
    put(input.current, next)
    setFiles(next)
  }
  function add(chosen: readonly File[]): void {
    const { taken, refusals } = choose(
      chosen.filter((file) => !files.some(isSame(file))),
      files.length,
    )
    const [first] = refusals
    const sentence = first?.refusal === 'too_many' ? 'too_many_now' : first?.refusal
    setNotice(first && sentence ? t(`attachments.${sentence}`, { name: first.name }) : null)
    keep([...files, ...taken])
    storeFiles(draft, taken)
  }
  useEffect(() => {
    // Chosen before the script was there.
    const chosen = [...(input.current?.files ?? [])]
    setFiles(chosen)
    if (chosen.length > 0) return
    let here = true
    void storedFiles(owner, uid).then((stored) => {
      if (!here || stored.length === 0) return
      const begun = stored.map(({ file }) => file)
      put(input.current, begun)
      setFiles(begun)
    })
    return () => {
      here = false
    }
  }, [owner, uid])

  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {t('attachments.label')} <span className="font-normal text-ink-soft">({t('common.optional')})</span>
      </label>
      <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-ink-soft">
        {t('attachments.hint')}
      </p>
      {report && (
        <noscript>
          <p data-choose-again className="mb-2 text-sm font-medium">
            {t('attachments.choose_again')}
          </p>
        </noscript>
      )}
      <FileControl
        ref={input}
        id={id}
        aria-describedby={`${id}-hint ${id}-notice`}
        onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
      />
      <p
        key={notice ?? problem}
        ref={bringIntoView}
        id={`${id}-notice`}
        role="alert"
        className="mt-2 scroll-my-24 text-sm font-medium text-error empty:hidden"
      >
        {notice ?? problem}
      </p>
      {files.length > 0 && (
        <ul aria-label={t('attachments.tray')} className="mt-2 grid gap-1.5 sm:grid-cols-2">
          {files.map((file) => (
            <li
              key={`${file.name}/${file.size}/${file.lastModified}`}
              className="flex items-center gap-2.5 rounded-[1rem] border border-line bg-white py-1 pr-1 pl-3"
            >
              <FileText aria-hidden size={20} className="shrink-0" />
              <span className="grid min-w-0 flex-1">
                <span dir="auto" className="truncate text-sm">
                  {file.name}
                </span>
                <span className="text-xs text-ink-soft">{fileSize(file.size)}</span>
              </span>
              <button
                type="button"
                aria-label={t('attachments.remove', { name: file.name })}
                onClick={() => {
                  setNotice(null)
                  forgetFile(draft, file)
                  keep(files.filter((one) => one !== file))
                  input.current?.focus()
                }}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-rose-mid"
              >
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
