import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { messageText } from '../../contracts/forms.ts'
import { filesShape } from './extract-files.ts'
import { readFormData, readSubmission } from './form-data.ts'
import { readForm } from './read-form.ts'

const formType = 'application/x-www-form-urlencoded'
const sent = (body: BodyInit | undefined, type: string, method = 'POST') =>
  new Request('http://localhost/login', { method, ...(body ? { body } : {}), headers: { 'content-type': type } })

const signIn = z.object({ identifier: z.string(), password: z.string() })
const nested = z.object({
  a: z.object({ b: z.string(), c: z.object({ d: z.string() }).optional() }),
  list: z.array(z.string()).max(3),
  rows: z.array(z.object({ name: z.string() })).max(2),
})

const statusOf = (reading: Promise<unknown>): Promise<number> =>
  reading.then(
    () => 200,
    (error: unknown) => (error instanceof Response ? error.status : 500),
  )

test('a form’s data is read with its files, as URL-encoded text or multipart', async () => {
  expect((await readFormData(sent('identifier=1', formType), signIn)).get('identifier')).toBe('1')
  const parts = new FormData()
  parts.append('identifier', 'é\r\n--x\r\n')
  parts.append('files', new File(['x\r\n\r\ny'], 'x.txt'))
  parts.append('files', new File(['z'], 'z.txt'))
  const request = new Request('http://localhost/login', { method: 'POST', body: parts })
  const form = await readFormData(request, signIn.extend(filesShape))
  expect(form.get('identifier')).toBe('é\n--x\n')
  const [first] = form.getAll('files')
  expect(form.getAll('files')).toHaveLength(2)
  // The bytes of a file stay as they are.
  expect(await (first as File).text()).toBe('x\r\n\r\ny')
})

test('a form’s data may be nested and repeated as in its schema', async () => {
  const body = 'a.b=1&a.c.d=2&list=x&list=y&rows[0].name=m&rows[1].name=n&idempotencyKey=k'
  const { payload } = readSubmission(await readFormData(sent(body, formType), nested))
  expect(payload).toEqual({
    a: { b: '1', c: { d: '2' } },
    list: ['x', 'y'],
    rows: [{ name: 'm' }, { name: 'n' }],
    idempotencyKey: 'k',
  })
})

test('a form’s data matches one of the page’s forms', async () => {
  const other = z.object({ email: z.string() })
  expect((await readFormData(sent('email=1', formType), signIn, other)).get('email')).toBe('1')
  expect(await statusOf(readFormData(sent('email=1&identifier=2', formType), signIn, other))).toBe(400)
})

test('a line break in a text field counts as one character', async () => {
  const lines = z.object({ message: messageText })
  const message = `${'a'.repeat(4999)}\n${'b'.repeat(5000)}`
  const body = new URLSearchParams({ message: message.replace('\n', '\r\n') })
  const { value } = await readForm(sent(body.toString(), formType), lines)
  expect(value).toEqual({ message })
})

describe('what no form sends', () => {
  test.each([
    ['another method', sent(undefined, formType, 'DELETE'), 405],
    ['another method with a form', sent('identifier=1', formType, 'PUT'), 405],
    ['JSON', sent('{"identifier":1}', 'application/json'), 415],
    ['text', sent('identifier=1', 'text/plain'), 415],
    ['parts without a boundary', sent('identifier=1', 'multipart/form-data'), 400],
    ['parts that are none', sent('--x\r\nbad', 'multipart/form-data; boundary=x'), 400],
    [
      'parts with a boundary that may be read in two ways',
      sent('--x', 'multipart/form-data; boundary=x; boundary=y'),
      400,
    ],
    [
      'a file name that is no text',
      sent(
        `--${'x'.repeat(30)}\r\nContent-Disposition: form-data; name="files"; filename*=UTF-8''%ff\r\n\r\nx\r\n--${'x'.repeat(30)}--\r\n`,
        `multipart/form-data; boundary=${'x'.repeat(30)}`,
      ),
      400,
    ],
  ])('%s is refused', async (_what, request, status) => {
    expect(await statusOf(readFormData(request, signIn.extend(filesShape)))).toBe(status)
  })

  const bodies = [
    'other=1',
    'identifier=1&identifier=2',
    'identifier[]=1',
    'identifier[0]=1',
    'identifier.a=1',
    'a=1',
    'a[49999999]=x',
    'a[b]=1',
    'a[=1',
    'a..b=1',
    'a.=1',
    '.a.b=1',
    'a.b.c=1',
    '=1',
    '&&&&&&&&&&&&&&&&&&&&',
    '__proto__.admin=1',
    'constructor.prototype.admin=1',
    'list[3]=x',
    'list[00]=x',
    'list[0]=x&list[0]=y',
    'list=1&list=2&list=3&list=4&list=5&list=6&list=7&list=8&list=9',
    'rows[2].name=x',
    'rows[0]=x',
    'rows=x',
    'rows[].name=x',
    `${'a.'.repeat(50_000)}b=1`,
    `a${'[0]'.repeat(50_000)}=1`,
    `identifier=${'x'.repeat(2 * 1024 * 1024)}`,
    'identifier=a&idempotencyKey=a%00b',
    'identifier=a&idempotencyKey=%C3%A9t%C3%A9',
    'identifier=a&idempotencyKey=a%0D%0Ab',
  ]
  test.each(bodies.map((body) => [body.slice(0, 60), body] as const))('%s is refused', async (_begins, body) => {
    expect(await statusOf(readFormData(sent(body, formType), signIn))).toBe(400)
    expect(await statusOf(readFormData(sent(body, formType), nested))).toBe(400)
  })

  test('a hundred thousand fields are refused before parsing, in both encodings', async () => {
    const names = Array.from({ length: 100_000 }, (_, place) => `a[${place}]`)
    const texts = names.map((name) => `${name}=`).join('&')
    const boundary = '----a-boundary-as-browsers-make-them'
    const parts = names
      .map((name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`)
      .join('')
    const made = vi.spyOn(Response.prototype, 'formData')
    expect(await statusOf(readFormData(sent(texts, formType), signIn))).toBe(400)
    const request = sent(`${parts}--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`)
    expect(await statusOf(readFormData(request, signIn))).toBe(400)
    expect(made).not.toHaveBeenCalled()
    await readFormData(sent('identifier=1', formType), signIn)
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
  })

  test('a text in place of a file, and a file in place of a text, are refused', async () => {
    const given = (name: string, value: string | File) => {
      const body = new FormData()
      if (value instanceof File) body.append(name, value)
      else body.append(name, value)
      return new Request('http://localhost/', { method: 'POST', body })
    }
    const form = signIn.extend(filesShape)
    expect(await statusOf(readFormData(given('files', 'a text'), form))).toBe(400)
    expect(await statusOf(readFormData(given('identifier', new File(['x'], 'x.txt')), form))).toBe(400)
  })
})
