import type { Clock } from '../../../platform/clock/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { createServices } from '../../../platform/services/index.ts'
import { chargeOrder } from '../orders/charge.ts'
import { defaultFormulaUid, ensureFormulas, requireOrderableFormula } from '../orders/formulas.ts'
import { hashOrder } from '../orders/order.ts'
import { returnAddresses } from '../orders/return-addresses.ts'
import { setPaymentProvider } from '../provider/registry.ts'
import { createSandbox } from '../provider/sandbox/provider.ts'
import { advanceSubscription } from './advance.ts'
import { addDays } from './calendar.ts'
import { latestSubscription } from './queries.ts'

const demoCard = { number: '4242424242424242', month: 12, year: 2099, code: '123' }

/** Long enough for the trial to be over and the first month to be paid. */
const daysAgo = 20
const trialDays = 3

const at = (date: Date): Clock => ({ now: () => date })

/**
 * Creates a demo subscription through the use cases themselves: ordered twenty days ago, first month paid. An existing
 * subscription does not change.
 * @param db may be a transaction
 */
export async function startDemoSubscription(platform: OpenedPlatform, db: Database, userUid: string): Promise<void> {
  if (await latestSubscription(db, userUid)) return
  const ordered = addDays(platform.clock.now(), -daysAgo)
  const then = demoPlatform(platform, db, at(ordered))
  await ensureFormulas(then)
  const formula = await requireOrderableFormula(db, ordered, { formula: defaultFormulaUid })
  const back = await returnAddresses(then, userUid, formula)
  const payment = { way: 'card' as const, card: demoCard, holder: '', back }
  await chargeOrder(then, { userUid, formula, payment, requestKey: undefined, hash: hashOrder({ way: 'demo' }) })
  const started = await latestSubscription(db, userUid)
  if (started) await advanceSubscription(demoPlatform(platform, db, at(addDays(ordered, trialDays))), started.uid)
}

function demoPlatform(platform: OpenedPlatform, db: Database, clock: Clock): OpenedPlatform {
  const scoped: OpenedPlatform = { ...platform, db, clock, services: createServices(() => scoped) }
  setPaymentProvider(scoped, createSandbox(scoped))
  return scoped
}
