import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/fixtures/house.ts'
import { findUser } from '../accounts/index.ts'
import { createSubscriber, pass, type TestSubscriber } from '../subscriptions/fixtures/subscriber.ts'
import { eraseDue } from './erase-due.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse({ now: '2026-03-10T09:00:00Z' })
})
afterAll(() => house.close())

async function leaving(): Promise<TestSubscriber> {
  const camille = await createSubscriber(house)
  await camille.subscribe()
  await camille.post('/subscriptions/unsubscribe')
  await house.settle()
  return camille
}

async function end(camille: TestSubscriber): Promise<void> {
  await pass(house, { days: 3 })
  await eraseDue(house.platform)
  await expect.poll(() => findUser(house.platform.db, camille.uid)).toBeUndefined()
}

const subjects = async ({ email }: TestSubscriber) => (await house.mailsTo(email)).map(({ subject }) => subject)

test('the letter of the end stays readable for a week where no mail leaves the house', async () => {
  const camille = await leaving()
  await end(camille)
  await house.settle()
  expect(await subjects(camille)).toEqual(['Votre abonnement est terminé', expect.stringContaining('effac')])
})

test('a slow mail server loses no letter of hers, and none stays once it has them', async () => {
  const camille = await leaving()
  const sent: string[] = []
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const transport = {
    async send({ subject }: { subject: string }) {
      await opened
      sent.push(subject)
    },
    close() {},
  }
  Object.assign(house.platform, { transport })
  await end(camille)
  expect(sent).toEqual([])
  open()
  await house.settle()
  expect(sent.filter((subject) => subject === 'Votre abonnement est terminé')).toHaveLength(1)
  Object.assign(house.platform, { transport: undefined })
})
