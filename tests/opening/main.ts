import { opensFromNothing } from './journey.ts'

/*
 * From a release to the first order: `npm run test:opening` packs a release, unpacks it elsewhere, and runs it in production mode with PostgreSQL,
 * a proxy with TLS, an SMTP server, a mailbox and the test double of the payment provider. Every check of the opening page fails first and
 * then passes. Each step is printed; exit code 1 where one does not hold. Needs Linux, PostgreSQL, openssl, and caddy or nginx.
 */

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  await opensFromNothing(print)
  print('\nthe site is open, and has taken its first order')
} catch (error) {
  print(`\nFAILED: ${error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
