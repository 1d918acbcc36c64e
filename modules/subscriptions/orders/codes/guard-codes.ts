import { rateLimits } from '../../../../contracts/rate-limits/rate-limits.ts'
import { AppError } from '../../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { consume, type LimitUse, releaseHits } from '../../../../platform/limits/index.ts'

interface Asked {
  typed: string | undefined
  /** undefined: a visitor */
  userUid?: string | undefined
  address: string
}

/**
 * Limits the guessing of codes: only invalid codes count.
 * @param isFailure whether the answer says that the code is invalid
 * @throws 429 with Retry-After, before the code is looked up
 */
export async function guardCodes<Answer>(
  { db, clock }: Pick<OpenedPlatform, 'db' | 'clock'>,
  { typed, userUid, address }: Asked,
  ask: () => Promise<Answer>,
  isFailure: (answer: Answer) => boolean = () => false,
): Promise<Answer> {
  if (typed === undefined) return ask()
  const own: LimitUse[] = userUid ? [[rateLimits.unknownCodesOf, userUid]] : []
  const hits = await consume(db, clock, ...own, [rateLimits.unknownCodesFrom, address])
  try {
    const answer = await ask()
    if (!isFailure(answer)) await releaseHits(db, hits)
    return answer
  } catch (error) {
    const isAboutCode = error instanceof AppError && error.violations?.some(({ property }) => property === 'code')
    if (!isAboutCode) await releaseHits(db, hits)
    throw error
  }
}
