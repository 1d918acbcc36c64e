import type { RefusedFiles } from '../../../contracts/support/attachments.ts'
import { fileSize } from '../../../conversation/files/file-size.ts'
import { t } from '../../i18n/index.ts'

/** Note of the site below a message that came by mail: the rejected files, and why. */
export function RefusedFilesNote({ refused }: { refused: RefusedFiles }) {
  return (
    <div data-note="refused-files" className="max-w-full text-sm text-ink-soft wrap-anywhere">
      <p>{t('attachments.refused')}</p>
      <ul className="ml-5 list-disc">
        {refused.files.map(({ name, size, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
          <li key={index}>{t('attachments.refused_file', { name, size: fileSize(size), reason })}</li>
        ))}
        {refused.others > 0 && <li>{t('attachments.refused_others', { count: refused.others })}</li>}
      </ul>
    </div>
  )
}
