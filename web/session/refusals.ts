import { ApiError, StreamError } from '../api/index.ts'

const refusalStatuses = [401, 403, 404, 429] as const
type RefusalStatus = (typeof refusalStatuses)[number]

/** Status of a page whose loader the API refused: the request is at fault, not the server. */
export function refusalStatus(error: unknown): RefusalStatus | undefined {
  const refused = error instanceof StreamError ? error.cause : error
  if (!(refused instanceof ApiError)) return undefined
  return refusalStatuses.find((status) => status === refused.status)
}
