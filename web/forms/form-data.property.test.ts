import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { countFields } from './count-fields.ts'
import { readFormData, readSubmission } from './form-data.ts'
import { formShapeOf, maxFieldsOf } from './form-shape.ts'

const formType = 'application/x-www-form-urlencoded'
const sent = (fields: readonly (readonly [string, string])[]) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': formType },
    body: new URLSearchParams(fields as [string, string][]).toString(),
  })

const form = z.object({
  a: z.string(),
  b: z.object({ c: z.string(), d: z.object({ e: z.string() }) }),
  list: z.array(z.string()).max(4),
  rows: z.array(z.object({ f: z.string(), g: z.array(z.string()).max(2) })).max(3),
})
const most = maxFieldsOf(formShapeOf(form))

/** Counts everything that the parser built: objects, values, and arrays with their holes. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  const values = Array.isArray(value) ? Array.from(value) : Object.values(value)
  return values.reduce<number>((sum, one) => sum + sizeOf(one), 1)
}

const step = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'list', 'rows', '__proto__', 'constructor', 'x')
const index = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 2 ** 31 })).map((n) => `[${n}]`)
const name = fc
  .array(fc.oneof(step, index, fc.constantFrom('.', '[]', '[', ']', '..', ' ')), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('').replace(/(?<=[a-z\]])(?=[a-z_])/g, '.'))
const fields = fc.array(fc.tuple(name, fc.string({ maxLength: 5 })), { maxLength: 12 })

test('no accepted input has more values than the form’s schema allows', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(fields, async (given) => {
      const read = await readFormData(sent(given), form).catch((error: unknown) => error)
      if (read instanceof Response) {
        expect(read.status).toBe(400)
        return
      }
      accepted += 1
      const { payload } = readSubmission(read as FormData)
      expect(given.length).toBeLessThanOrEqual(most)
      expect(sizeOf(payload)).toBeLessThanOrEqual(4 * most)
      for (const key of Object.keys(payload)) expect(['a', 'b', 'list', 'rows']).toContain(key)
    }),
    { numRuns: 2000 },
  )
  expect(accepted).toBeGreaterThan(50)
})

const text = fc
  .string({ unit: 'binary', maxLength: 20 })
  .filter((value) => value.isWellFormed())
  .map((value) => value.replaceAll('\r', '\n'))
const whole = fc.record({
  a: text,
  b: fc.record({ c: text, d: fc.record({ e: text }) }),
  list: fc.array(text, { minLength: 2, maxLength: 4 }),
  rows: fc.array(fc.record({ f: text, g: fc.array(text, { minLength: 1, maxLength: 2 }) }), { maxLength: 3 }),
})

test('the form’s own fields are read as typed', async () => {
  await fc.assert(
    fc.asyncProperty(whole, async ({ a, b, list, rows }) => {
      const given = [
        ['a', a],
        ['b.c', b.c],
        ['b.d.e', b.d.e],
        ...list.map((value) => ['list', value] as const),
        ...rows.flatMap(({ f, g }, row) => [
          [`rows[${row}].f`, f] as const,
          ...g.map((value, place) => [`rows[${row}].g[${place}]`, value] as const),
        ]),
      ] as const
      const { payload } = readSubmission(await readFormData(sent(given), form))
      expect(payload).toEqual({ a, b, list, ...(rows.length > 0 ? { rows } : {}) })
    }),
  )
})

const parts = fc.array(fc.tuple(fc.string({ maxLength: 8 }), fc.string({ maxLength: 30 })), { maxLength: 8 })

test('every field of a multipart form is counted, however its bytes were changed', async () => {
  await fc.assert(
    fc.asyncProperty(parts, fc.nat(), fc.string({ maxLength: 4 }), fc.boolean(), async (given, at, put, change) => {
      const body = new FormData()
      for (const [key, value] of given) body.append(key, value)
      const encoded = new Response(body)
      const type = encoded.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await encoded.arrayBuffer())
      const boundary = type.split('boundary=')[1] ?? ''
      // Insert another boundary somewhere: an uncounted field would need one.
      if (change) bytes.write(at % 2 === 0 ? put : `\r\n--${boundary}\r\n`, at % bytes.length)
      const counted = countFields(bytes, type, 100)
      if (!change) expect(counted).toBe(given.length)
      const read = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined)
      if (read && !Number.isNaN(counted)) expect([...read].length).toBeLessThanOrEqual(counted)
    }),
    { numRuns: 1000 },
  )
})
