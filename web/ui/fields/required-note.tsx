import { t } from '../../i18n/index.ts'

/** Note above a form of several fields; optional fields are marked in their labels. */
export const RequiredNote = () => <p className="text-sm text-ink-soft">{t('common.all_required')}</p>
