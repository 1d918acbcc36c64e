import type { SubmissionResult } from '@conform-to/react/future'
import { FileText, X } from 'lucide-react'
import { use, useEffect, useId, useRef, useState } from 'react'
import { filesProperty } from '../../conversation/attached-files.ts'
import { storedFiles } from '../../conversation/device-files.ts'
import { fileSize } from '../../conversation/file-size.ts'
import { addFiles, putFiles } from '../forms/chosen-files.ts'
import { forgetFile, storeFiles } from '../forms/draft-files.ts'
import type { FormDraft } from '../forms/form-draft.ts'
import { t } from '../i18n/index.ts'
import { PlainPage } from '../layout/plain-page.ts'
import { FileControl } from './file-control.tsx'

/** She pressed a button further down. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.textContent ? element.scrollIntoView({ block: 'nearest' }) : undefined

function ChosenFile({ name, size, onRemove }: { name?: string; size?: number; onRemove?: () => void }) {
  return (
    <li className="flex items-center gap-2.5 rounded-[1rem] border border-line bg-white py-1 pr-1 pl-3">
      <FileText aria-hidden size={20} className="shrink-0" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" data-file-name className="truncate text-sm">
          {name}
        </span>
        <span data-file-size className="text-xs text-ink-soft">
          {size !== undefined && fileSize(size)}
        </span>
      </span>
      <button
        type="button"
        aria-label={name && t('attachments.remove', { name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-rose-mid"
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  )
}

const listClass = 'mt-2 grid gap-1.5 empty:hidden sm:grid-cols-2'

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
  // Without React its script does the same: plain-form/files.ts.
  const plain = use(PlainPage)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const problem = report?.error?.fieldErrors[filesProperty]?.[0]

  function keep(next: readonly File[]): void {
    putFiles(input.current, next)
    setFiles(next)
  }
  function add(chosen: readonly File[]): void {
    const { taken, notice: refused } = addFiles(files, chosen)
    setNotice(refused)
    keep([...files, ...taken])
    storeFiles(draft, taken)
  }
  useEffect(() => {
    // Chosen before the script was there.
    const chosen = [...(input.current?.files ?? [])]
    if (chosen.length > 0) {
      const { taken, notice: refused } = addFiles([], chosen)
      setNotice(refused)
      putFiles(input.current, taken)
      setFiles(taken)
      return
    }
    setFiles([])
    let here = true
    void storedFiles(owner, uid).then((stored) => {
      if (!here || stored.length === 0) return
      const begun = stored.map(({ file }) => file)
      putFiles(input.current, begun)
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
      {(plain || files.length > 0) && (
        <ul data-chosen-files aria-label={t('attachments.tray')} className={listClass}>
          {files.map((file) => (
            <ChosenFile
              key={`${file.name}/${file.size}/${file.lastModified}`}
              name={file.name}
              size={file.size}
              onRemove={() => {
                setNotice(null)
                forgetFile(draft, file)
                keep(files.filter((one) => one !== file))
                input.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {plain && (
        <>
          <template data-part="chosen-file">
            <ChosenFile />
          </template>
          <template data-part="upload-progress">
            <p data-upload-progress className="mb-3 grid gap-1 text-sm text-ink-soft">
              <span />
              <progress max={1} aria-label={t('attachments.tray')} className="upload-progress" />
            </p>
          </template>
        </>
      )}
    </div>
  )
}
