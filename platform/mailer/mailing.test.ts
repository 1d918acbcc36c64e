import { expect, test } from 'vitest'
import { mailingOf } from './mailing.ts'

const Nothing = () => null
const template = { name: 'one', Component: Nothing }

test('optional mail declarations of the modules are collected', async () => {
  const refused: string[] = []
  const note = async (_db: unknown, recipient: string) => void refused.push(recipient)
  const { templates, linkRenewals, refusedAddress } = mailingOf([
    { mails: [template], linkRenewals: { 'one.link': async () => 'secret' } },
    {},
    { linkRenewals: { 'two.link': async () => undefined }, onRefusedAddress: note },
  ])
  expect(templates.map(({ name }) => name)).toEqual(['one'])
  expect(Object.keys(linkRenewals)).toEqual(['one.link', 'two.link'])
  for (const stop of refusedAddress) await stop({} as never, 'gone@exemple.fr', new Date())
  expect(refused).toEqual(['gone@exemple.fr'])
})
