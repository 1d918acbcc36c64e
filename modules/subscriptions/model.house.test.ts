import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as model from './fixtures/model-house.ts'
import { cards } from './fixtures/subscriber.ts'

/** Sequences; MODEL_RUNS raises it. */
const runs = Number(process.env.MODEL_RUNS ?? 100)
const secondsADay = 86_400

let place: model.ModelHouse
beforeAll(async () => {
  place = await model.createModelHouse()
})
afterAll(() => place.house.close())

type Step = (patron: model.Patron) => Promise<unknown>

const card = fc.constantFrom(...Object.values(cards))
const page = fc.nat(5)

function named(name: string, step: Step): Step {
  return Object.assign(step, { toString: () => name })
}

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: card.map((number) => named(`order ${number}`, (patron) => model.order(place, patron, number))),
  },
  {
    weight: 1,
    arbitrary: card.map((number) =>
      named(`double click ${number}`, (patron) => Promise.all([1, 2].map(() => model.order(place, patron, number)))),
    ),
  },
  { weight: 1, arbitrary: fc.constant(named('order by link', (patron) => model.orderByLink(place, patron))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(page, card)
      .map(([index, number]) =>
        named(`fill page ${index} ${number}`, (patron) =>
          model.fillPage(place, patron, index, { number, expiry: '12/99', code: '123', choice: 'accept' }),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: page.map((index) =>
      named(`refuse on page ${index}`, (patron) => model.fillPage(place, patron, index, { choice: 'refuse' })),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((forged) => named(`webhooks, forged ${forged}`, (patron) => model.knock(place, patron, forged))),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom<[number, number]>([1, 1], [5, 1], [15, 2], [130, 1], [secondsADay, 9], [secondsADay * 3, 1])
      .map(([seconds, times]) => named(`wait ${times} times ${seconds} s`, () => model.wait(place, seconds, times))),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(8, 31, 100, 365)
      .map((days) => named(`wait ${days} days`, () => model.wait(place, days * secondsADay))),
  },
  { weight: 1, arbitrary: fc.constant(named('unsubscribe', (patron) => model.leave(place, patron))) },
  { weight: 1, arbitrary: fc.constant(named('withdraw', (patron) => model.renounce(place, patron))) },
  {
    weight: 1,
    arbitrary: page.map((index) =>
      named(`staff refunds ${index}`, (patron) => model.refundByStaff(place, patron, index)),
    ),
  },
  { weight: 1, arbitrary: fc.constant(named('staff stops', (patron) => model.stopByStaff(place, patron))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('chargeCard', 'openCheckout', 'chargeStored', 'refund', 'lookup', 'cancel'),
        fc.constantFrom('before', 'after'),
      )
      .map(([call, fault]) => named(`break ${call} ${fault}`, async () => place.provider.fail(call, fault))),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<'before' | 'after'>('before', 'after').map((fault) =>
      named(`a month passes, its renewal breaks ${fault}`, async () => {
        place.provider.fail('chargeStored', fault)
        await model.wait(place, 32 * secondsADay)
      }),
    ),
  },
  { weight: 2, arbitrary: fc.constant(named('heal', async () => place.provider.heal())) },
)

/** The line is mended, and lost calls, refunds and pages come to their end. */
async function comeToRest(): Promise<void> {
  place.provider.heal()
  await model.wait(place, 130)
  await model.wait(place, 3700, 3)
  await model.wait(place, secondsADay + 60)
  await model.wait(place, 3700)
}

async function follow(sequence: readonly Step[]): Promise<void> {
  place.provider.heal()
  const patron = await model.arrive(place)
  for (const step of sequence) {
    await step(patron)
    expect(await model.brokenRules(place, patron), String(step)).toEqual([])
  }
  await comeToRest()
  expect(await model.brokenRules(place, patron), 'at rest').toEqual([])
  const { ledger, books, ...rest } = await model.accountsAtRest(place, patron)
  expect(ledger).toEqual(books)
  expect(rest).toEqual({ kept: 0, open: 0 })
  await model.depart(place, patron)
}

test('whatever she, the provider, time and crashes do in whichever order: no period is charged twice, no more is refunded than paid, access is exactly what was paid for, and the ledger is the provider’s', {
  timeout: 60_000 + runs * 10_000,
}, async () => {
  await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 20 }), follow), { numRuns: runs })
})
