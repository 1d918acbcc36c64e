import { expect, test } from 'vitest'
import { createServices, type Service } from './index.ts'

const counter: Service<{ start: number }, { count: number }> = {
  name: 'test.counter',
  open: ({ start }) => ({ count: start }),
}

test('a service is opened once for each app and never shared between apps', () => {
  const one = createServices(() => ({ start: 1 }))
  const other = createServices(() => ({ start: 5 }))
  one.of(counter).count += 1
  expect(one.of(counter).count).toBe(2)
  expect(other.of(counter).count).toBe(5)
})

test('a service can be replaced', () => {
  const services = createServices(() => ({ start: 1 }))
  services.replace(counter, { count: 9 })
  expect(services.of(counter).count).toBe(9)
})
