import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from './button.tsx'

interface PaginationProps {
  /** null: this is the first page */
  newer: string | null
  /** null: this is the last page */
  older: string | null
  label: string
}

/** Two ways through a cursor-paged list, for lists that are not read on and on. */
export function Pagination({ newer, older, label }: PaginationProps) {
  const { t } = useTranslation()
  if (!newer && !older) return null
  return (
    <nav aria-label={label} className="mt-10 flex justify-between gap-4">
      {newer ? (
        <LinkButton to={newer} kind="secondary" size="small">
          <ArrowLeft aria-hidden size={18} /> {t('common.newer')}
        </LinkButton>
      ) : (
        <span />
      )}
      {older && (
        <LinkButton to={older} kind="secondary" size="small">
          {t('common.older')} <ArrowRight aria-hidden size={18} />
        </LinkButton>
      )}
    </nav>
  )
}
