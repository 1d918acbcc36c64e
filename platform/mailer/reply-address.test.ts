import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { provesAddress, readAddress, signAddress } from './reply-address.ts'

const replyTo = { local: 'reponse', domain: 'maison.exemple' }
const key = randomBytes(32)
const recipient = 'zoe@exemple.fr'

test('a signed address names its ticket and is valid for its recipient only', () => {
  for (let count = 0; count < 200; count += 1) {
    const uid = randomUUID()
    const address = signAddress(replyTo, key, 't', uid, recipient)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    const read = readAddress(replyTo, address)
    expect(read).toMatchObject({ kind: 't', uid })
    expect(read && provesAddress(key, read, recipient)).toBe(true)
    expect(read && provesAddress(key, read, 'autre@exemple.fr')).toBe(false)
    expect(read && provesAddress(randomBytes(32), read, recipient)).toBe(false)
  }
})

test('a signed address stays valid if a mail server changes its case', () => {
  const uid = randomUUID()
  const read = readAddress(replyTo, signAddress(replyTo, key, 'b', uid).toUpperCase())
  expect(read && provesAddress(key, read)).toBe(true)
})

test.each(['reponse@maison.exemple', 'reponse+@maison.exemple', 'reponse+t@maison.exemple', 'x', ''])(
  '%s is no signed address',
  (address) => expect(readAddress(replyTo, address)).toBeUndefined(),
)

test('a signed address is invalid with one letter or its domain changed', () => {
  const address = signAddress(replyTo, key, 't', randomUUID(), recipient)
  const changed = address.replace(/(.)@/, (_all, last: string) => `${last === 'a' ? 'b' : 'a'}@`)
  const read = readAddress(replyTo, changed)
  expect(read && provesAddress(key, read, recipient)).toBe(false)
  expect(readAddress(replyTo, address.replace('maison', 'autre'))).toBeUndefined()
})
