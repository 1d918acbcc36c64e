import type { OpeningCheck } from '../../contracts/opening/opening.ts'
import { openingTitles } from '../../contracts/opening/opening-titles.ts'
import { openingWords as texts } from './words.ts'

/** Tells whether the person who runs the server must fix what the check found. */
export const isForServer = ({ code }: Pick<OpeningCheck, 'code'>): boolean => texts.checks[code].forServer !== undefined

/** Writes what the owner sends to the person who runs the server. */
export function messageFor(site: string, checks: readonly Pick<OpeningCheck, 'code' | 'detail'>[]): string {
  const lines = checks.map(({ code, detail }) => {
    const { forServer = '' } = texts.checks[code]
    return texts.toDo(openingTitles[code], forServer, detail)
  })
  return [texts.greeting(site), '', ...lines, '', texts.thanks].join('\n')
}
