import type { SubmissionResult } from '@conform-to/react/future'
import { FileText, X } from 'lucide-react'
import { useId } from 'react'
import { filesProperty } from '../../../conversation/files/attached-files.ts'
import { t } from '../../i18n/index.ts'
import { FileControl } from './file-control.tsx'

/** Template of a chosen file; a script fills it in. */
function ChosenFile() {
  return (
    <li className="flex items-center gap-2.5 rounded-[1rem] border border-line bg-white py-1 pr-1 pl-3">
      <FileText aria-hidden size={20} className="shrink-0" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" data-file-name className="truncate text-sm" />
        <span data-file-size className="text-xs text-ink-soft" />
      </span>
      <button type="button" className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-rose-mid">
        <X aria-hidden size={18} />
      </button>
    </li>
  )
}

/**
 * File input of a form: the browser's own control.
 * With a script, chosen files are added to earlier ones, can be removed and show their progress:
 * static-page/files.ts, static-page/upload.ts.
 * @param report result of the form: without a script its files are lost
 */
export function FilesField({ report }: { report: SubmissionResult<string[]> | undefined }) {
  const id = useId()
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
      <FileControl id={id} aria-describedby={`${id}-hint ${id}-notice`} />
      <p id={`${id}-notice`} role="alert" className="mt-2 scroll-my-24 text-sm font-medium text-error empty:hidden">
        {report?.error?.fieldErrors[filesProperty]?.[0]}
      </p>
      <ul
        data-chosen-files
        aria-label={t('attachments.tray')}
        className="mt-2 grid gap-1.5 empty:hidden sm:grid-cols-2"
      />
      <template data-part="chosen-file">
        <ChosenFile />
      </template>
      <template data-part="upload-progress">
        <p data-upload-progress className="mb-3 grid gap-1 text-sm text-ink-soft">
          <span />
          <progress max={1} aria-label={t('attachments.tray')} className="upload-progress" />
        </p>
      </template>
    </div>
  )
}
