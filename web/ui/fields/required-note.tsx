import { t } from '../../i18n/index.ts'

/** Note above a form of several fields; the labels of optional fields say so. */
export const RequiredNote = () => <p className="text-sm text-ink-soft">{t('common.all_required')}</p>
