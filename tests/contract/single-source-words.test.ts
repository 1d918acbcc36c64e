import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Words about the offer come from contracts/subscriptions/offer-words.ts, contracts/subscriptions/cashback-words.ts and
 * contracts/coaching/discussion-readers-text.ts.
 * A second wording of the same promise would sooner or later contradict the first.
 */

const texts = globSync([
  'web/i18n/fr/**/*.ts',
  'modules/**/mails/**/*.{ts,tsx}',
  'modules/articles/writing/default-*.ts',
  'demo/pages/*.md',
  'admin/offers/words.ts',
])

const forbidden: readonly [rule: string, words: RegExp][] = [
  [
    'sells articles that are free with an account',
    /(tous les (articles|contenus)|chaque article|tout le magazine)[^.]{0,40}(compris|et vos coachs|et le coaching)/i,
  ],
  ['names a second due date of the cashback', /après votre (commande|premier mois)[^.]{0,60}rembours/i],
  ['says an amount of the cashback', /20(,00)?[ \u00a0\u202f]€/],
  ['says that only the member reads discussions', /vous seule[^.]{0,30}(lis|relis|lire)|entre votre coach et vous/i],
  ['calls the contract without commitment', /sans engagement|tacitement/i],
]

test.each(forbidden)('no page or mail %s', (_rule, words) => {
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([])
})
