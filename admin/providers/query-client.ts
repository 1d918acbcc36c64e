import { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../relay/call.ts'

const mostRetries = 2

/** What was refused stays refused; a network or a server that failed may answer the next time. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < mostRetries && !(error instanceof CallError && error.status >= 400 && error.status < 500)

export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: isWorthRetrying } } })
