import { t } from '../../i18n/index.ts'

/** Share of the limit from which the remaining characters are shown. */
const nearing = 0.8

/** @returns null until the limit is near */
export const charactersLeft = (length: number, limit: number): string | null =>
  length > limit * nearing ? t('common.characters_left', { count: Math.max(limit - length, 0) }) : null
