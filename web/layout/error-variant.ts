import { isRouteErrorResponse } from 'react-router'
import { HttpNotFoundError } from '../api/errors.ts'
import { t } from '../i18n/index.ts'

export type ErrorVariant = 'page404' | 'page5xx'

/** A 404, or anything else. */
export const errorVariant = (error: unknown): ErrorVariant =>
  error instanceof HttpNotFoundError || (isRouteErrorResponse(error) && error.status === 404) ? 'page404' : 'page5xx'

export const errorTitle = (error: unknown): string => t(`error.${errorVariant(error)}.title`)
