import { runOpeningJourney } from './journey.ts'
import { presentProxies, testBehindProxy } from './proxies.ts'
import { unpackRelease } from './release.ts'

/*
 * Goes from a release to the first order: `npm run test:opening` packs a release, unpacks it elsewhere, and runs it in
 * production mode. It has PostgreSQL, a proxy with TLS, an SMTP server, a mailbox and a test double of the payment
 * provider. Every check of the opening page fails first and then passes. Then the site runs behind the sample of each
 * proxy. Prints each step; exit code 1 if one fails. Needs Linux, PostgreSQL, openssl, and caddy or nginx.
 */

const print = (line: string) => process.stdout.write(`${line}\n`)

try {
  print('1. a release is packed, and unpacked elsewhere')
  const release = await unpackRelease()
  print(`   ${release.said}`)
  try {
    await runOpeningJourney(release.root, print)
    print('the site is open, and has taken its first order\n')
    for (const name of presentProxies()) {
      print(`9. behind ${name}, as docs/deployment has it`)
      await testBehindProxy(name, release.root, print)
    }
  } finally {
    await release.remove()
  }
} catch (error) {
  print(`\nFAILED: ${error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
