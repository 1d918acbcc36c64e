import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '../../relay/call.ts'
import { signInOnceEnded } from '../api/sign-in.ts'

const mostRetries = 2

/** Does not retry refusals; a network or server failure may succeed later. */
export const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < mostRetries && !(error instanceof CallError && error.status >= 400 && error.status < 500)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: signInOnceEnded }),
    defaultOptions: { queries: { retry: isWorthRetrying } },
  })
