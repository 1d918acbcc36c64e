import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

const production = { NODE_ENV: 'production' }

test.each([{}, { PAYMENT_PROVIDER: 'sandbox' }, { ALLOW_SANDBOX: '0' }])(
  'production refuses to start with the sandbox and says what to set (%o)',
  (env) => {
    const read = () => readConfig({ ...production, ...env })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^Wrong configuration: PAYMENT_PROVIDER=sandbox .*PAYMENT_PROVIDER=stripe.*ALLOW_SANDBOX=1.*$/)
  },
)

test('the sandbox is allowed in the demo, outside production and by ALLOW_SANDBOX=1', () => {
  for (const env of [{ ...production, ALLOW_SANDBOX: '1' }, { ...production, DEMO: '1' }, {}, { DEMO: '0' }]) {
    expect(readConfig(env).paymentProvider).toBe('sandbox')
  }
})
