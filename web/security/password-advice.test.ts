import { expect, test } from 'vitest'
import { password as passwordRule } from '../../contracts/forms.ts'
import { adviceOn } from './password-advice.ts'

test.each(['court', 'courtmq', 'courtmqn', 'aB3!', 'aB3!hF6'])(
  'The number of characters that %s lacks is enough for the server',
  (password) => {
    const count = Number(/Encore (\d+)/.exec(adviceOn(password, false).advice)?.[1])
    const next = password + 'zgvkrpdwt'.slice(0, count)
    expect(count).toBeGreaterThan(0)
    expect(passwordRule.safeParse(next).success, next).toBe(true)
    expect(passwordRule.safeParse(next.slice(0, -1)).success).toBe(false)
  },
)

test('A password that is long enough is not praised', () => {
  const { accepted, verdict, advice } = adviceOn('motdepassex', false)
  expect({ accepted, verdict }).toEqual({ accepted: true, verdict: 'Assez long.' })
  expect(advice).toContain('mots de passe volés')
})
