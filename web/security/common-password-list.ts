import { createHash } from 'node:crypto'

/** Hexadecimal characters of a digest that are sent; 4,096 groups of about a dozen each. */
const prefixLength = 3

let groups: Promise<Map<string, string[]>> | undefined

async function group(): Promise<Map<string, string[]>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const passwords = Object.values(dictionary['passwords-common']).map(String)
  const digests = passwords
    .filter((password) => password.length >= 8)
    .map((password) => createHash('sha256').update(password).digest('hex'))
  return Map.groupBy(digests, (digest) => digest.slice(0, prefixLength))
}

/** Of the passwords most used, those long enough to be chosen here. Read at the first question. */
export async function commonPasswordSuffixes(prefix: string): Promise<string[]> {
  groups ??= group()
  return (await groups).get(prefix)?.map((digest) => digest.slice(prefixLength)) ?? []
}
