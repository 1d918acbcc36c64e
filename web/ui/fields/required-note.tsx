import { t } from '../../i18n/index.ts'

/** Above a form of several fields: those that may stay empty say so themselves. */
export const RequiredNote = () => <p className="text-sm text-ink-soft">{t('common.all_required')}</p>
