import { expect, test } from 'vitest'
import { hashPassword, matchesHash, matchesPassword } from './password-hash.ts'

test('a hash is argon2id in PHC form, with 19 MiB, two passes and its own salt', async () => {
  const [a, b] = [await hashPassword('petite-fleur'), await hashPassword('petite-fleur')]
  expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(b).not.toBe(a)
})

test('only the password it was made from matches', async () => {
  const hash = await hashPassword('petite-fleur')
  expect(await matchesHash(hash, 'petite-fleur')).toBe(true)
  expect(await matchesHash(hash, 'petite-fleur ')).toBe(false)
  expect(await matchesHash(hash, 'Petite-fleur')).toBe(false)
})

test('a hash from another implementation with other parameters matches too', async () => {
  // echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -e, from the reference implementation's own tests
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await matchesHash(known, 'password')).toBe(true)
  expect(await matchesHash(known, 'passwore')).toBe(false)
})

test('the dummy hash matches no password, not even the empty one', async () => {
  expect(await matchesPassword(undefined, 'petite-fleur')).toBe(false)
  expect(await matchesPassword(null, '')).toBe(false)
})

test('an invalid hash throws instead of counting as a wrong password', async () => {
  await expect(matchesHash('$2b$10$x', 'petite-fleur')).rejects.toThrow('unknown form')
})
