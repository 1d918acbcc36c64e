import { expect, test } from 'vitest'
import { company } from '../../modules/publisher/fixtures/company.ts'
import { publisher } from './publisher.ts'

test.each([{ director: '?' }, { director: '- -' }, { register: 'x' }, { capital: 0 }])(
  'legal facts refuse a blank value: %o',
  (change) => {
    expect(publisher.safeParse({ ...company, ...change }).success).toBe(false)
    expect(publisher.safeParse(company).success).toBe(true)
  },
)
