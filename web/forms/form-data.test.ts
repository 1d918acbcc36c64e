import { expect, test } from 'vitest'
import { readFormData, readSubmission } from './form-data.ts'

const formType = 'application/x-www-form-urlencoded'
const sent = (body: BodyInit | undefined, type: string, method = 'POST') =>
  new Request('http://localhost/login', { method, ...(body ? { body } : {}), headers: { 'content-type': type } })

test('what a form sends is read', async () => {
  expect((await readFormData(sent('a=1', formType))).get('a')).toBe('1')
  const files = new FormData()
  files.set('file', new File(['x'], 'x.txt'))
  const request = new Request('http://localhost/login', { method: 'POST', body: files })
  expect((await readFormData(request)).get('file')).toBeInstanceOf(File)
})

test.each([
  ['another method', sent(undefined, formType, 'DELETE'), 405],
  ['another method with a form', sent('a=1', formType, 'PUT'), 405],
  ['JSON', sent('{"a":1}', 'application/json'), 415],
  ['text', sent('a=1', 'text/plain'), 415],
  ['parts without a boundary', sent('a=1', 'multipart/form-data'), 400],
  ['parts that are none', sent('--x\r\nbad', 'multipart/form-data; boundary=x'), 400],
])('%s is refused', async (_what, request, status) => {
  await expect(readFormData(request)).rejects.toMatchObject({ status })
})

test.each(['a[b]', 'a[', 'a..b'])('a field called %s is in no form of ours', (name) => {
  const form = new FormData()
  form.set(name, '1')
  expect(() => readSubmission(form)).toThrow(expect.objectContaining({ status: 400 }))
})

test('names that reach for the prototype change nothing', () => {
  const form = new FormData()
  form.set('__proto__.admin', '1')
  form.set('constructor.prototype.admin', '1')
  try {
    readSubmission(form)
  } catch (error) {
    expect(error).toMatchObject({ status: 400 })
  }
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})
