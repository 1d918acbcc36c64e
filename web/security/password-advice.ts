import { missingCharacters } from '../../contracts/accounts/password-strength.ts'
import { limits } from '../../contracts/limits.ts'
import { t } from '../i18n/index.ts'
import { isCommonPassword } from './common-password.ts'
import { type Strength, strengthOf } from './password-strength.ts'

type Shown = Strength | 'common'

export interface PasswordAdvice {
  /** 1 to 4 */
  step: number
  /** CSS class of the reached steps */
  colour: string
  accepted: boolean
  verdict: string
  advice: string
}

const steps = { short: 1, long: 1, common: 1, weak: 2, fair: 3, strong: 4 } as const satisfies Record<Shown, number>

const colours: Record<Shown, string> = {
  short: 'bg-error',
  long: 'bg-error',
  common: 'bg-error',
  weak: 'bg-clay',
  fair: 'bg-clay',
  strong: 'bg-success',
}

function sentenceOf(shown: Shown, password: string): string {
  if (shown !== 'short' && shown !== 'weak' && shown !== 'fair') return t(`account.password.advice.${shown}`)
  const missing = missingCharacters(password)
  const untilMinimum = limits.passwordMin - [...password].length
  return missing > untilMinimum
    ? t('account.password.advice.more', { count: missing })
    : t('account.password.advice.short', { count: untilMinimum })
}

/** @param common whether the password is leaked */
export function adviceOn(password: string, common: boolean): PasswordAdvice {
  const strength = strengthOf(password)
  const shown = common && strength === 'strong' ? 'common' : strength
  return {
    step: steps[shown],
    colour: colours[shown],
    accepted: shown === 'strong',
    verdict: `${t(`account.password.strength.${shown}`)}.`,
    advice: sentenceOf(shown, password),
  }
}

/** Pause in typing before the password is looked up, in milliseconds. */
const rest = 400

/**
 * Looks the password up after a pause in typing.
 * @returns a function that cancels it
 */
export function checkCommonPassword(password: string, found: (common: boolean) => void): (() => void) | undefined {
  if (password.length < limits.passwordMin) return undefined
  const controller = new AbortController()
  const timer = setTimeout(async () => {
    const common = await isCommonPassword(password, controller.signal)
    if (!controller.signal.aborted) found(common)
  }, rest)
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}
