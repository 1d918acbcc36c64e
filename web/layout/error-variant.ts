import { isRouteErrorResponse } from 'react-router'
import { HttpNotFoundError } from '../api/errors.ts'
import { t } from '../i18n/index.ts'

export type ErrorVariant = 'page404' | 'missingRole' | 'noOwner' | 'page5xx'

/** Marks the back office's refusal: any other 403 is a defect. */
export const missingRole = 'missing-role'

/** Marks the back office's page while the site has no admin. */
export const noOwner = 'no-owner'

/** Tells whether to show a 404, one of the back office's errors, or a 5xx. */
export function errorVariant(error: unknown): ErrorVariant {
  if (error instanceof HttpNotFoundError) return 'page404'
  if (!isRouteErrorResponse(error)) return 'page5xx'
  if (error.status === 404) return 'page404'
  if (error.status === 503 && error.data === noOwner) return 'noOwner'
  return error.status === 403 && error.data === missingRole ? 'missingRole' : 'page5xx'
}

export const errorTitle = (error: unknown): string => t(`error.${errorVariant(error)}.title`)
