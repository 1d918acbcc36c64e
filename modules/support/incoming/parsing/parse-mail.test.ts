import { expect, test } from 'vitest'
import { parseMail } from './parse-mail.ts'

const mailOf = (headers: string[], body = '') =>
  Buffer.from(['From: a@exemple.fr', 'To: b@exemple.fr', ...headers, '', body].join('\r\n'))
const html = (body: string) => mailOf(['Content-Type: text/html; charset=utf-8'], body)

/** Mails, by length, whose parsing once took quadratic time. */
const hostile: Record<string, (length: number) => Buffer> = {
  'tags that are never closed': (length) => html('<b>'.repeat(length / 3)),
  'blocks that are never closed': (length) => html('<div class="x">'.repeat(length / 15)),
  'quotes within quotes': (length) => html('<blockquote>'.repeat(length / 12)),
  'a header without an address': (length) => mailOf([`Delivered-To: ${'a'.repeat(length)}`]),
  'a header of blanks': (length) => mailOf([`X-Original-To: ${' '.repeat(length)}x`]),
  'a header of at signs': (length) => mailOf([`Cc: ${'@'.repeat(length)}`]),
  'references that never end': (length) => mailOf([`References: ${'<'.repeat(length)}`]),
}

async function costOf(mail: Buffer): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run += 1) {
    const { user } = process.threadCpuUsage()
    await parseMail(mail)
    best = Math.min(best, process.threadCpuUsage().user - user)
  }
  return best
}

test.each(Object.keys(hostile))('Parsing time grows less than quadratically with the length: %s', async (name) => {
  const make = hostile[name] as (length: number) => Buffer
  const [single, fourfold] = [await costOf(make(60_000)), await costOf(make(240_000))]
  // Quadratic time would be sixteen times as much. Kernels may count in ticks of 4 ms.
  expect(fourfold).toBeLessThan(8 * single + 40_000)
})

test('Addresses are found in every header that may name a recipient', async () => {
  const mail = mailOf(['Delivered-To: <c@exemple.fr>', 'X-Original-To: d@exemple.fr, "e" <E@exemple.fr>'])
  const { recipients } = await parseMail(mail)
  expect(recipients).toEqual(['b@exemple.fr', 'c@exemple.fr', 'd@exemple.fr', 'e@exemple.fr'])
})
