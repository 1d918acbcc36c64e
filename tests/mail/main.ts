import { unpackRelease } from '../opening/release.ts'
import { installPackages } from './packages.ts'
import { startProduct } from './product.ts'
import type { Scene } from './scene.ts'
import { startServers } from './servers.ts'
import { refusalSteps } from './steps-refusals.ts'
import { mailboxSteps, replySteps } from './steps-replies.ts'

/*
 * Tests the site with mail servers from Debian: `npm run test:mail`, as root on Debian 12. Installs Postfix and Dovecot
 * if they are missing, and removes them at the end. Their settings, queues and mailboxes are in a temporary folder, and
 * their ports are free ones of 127.0.0.1: the machine's own mail is not touched. The site is a release in production,
 * made for this run or unpacked in the given folder. Prints each step; exit code 1 if one fails.
 */

const print = (line: string) => process.stdout.write(`${line}\n`)
const steps = [...replySteps, ...refusalSteps, ...mailboxSteps]

/** Clean-up functions, run last to first. */
const ends: (() => unknown)[] = []

/** @returns how many steps failed */
async function walk(scene: Scene): Promise<number> {
  let failed = 0
  for (const [place, { title, check }] of steps.entries()) {
    const result = await check(scene).then(
      (found) => `ok     ${place + 1}. ${title}: ${found}`,
      (error: Error) => {
        failed += 1
        return `FAILED ${place + 1}. ${title}: ${error.message}`
      },
    )
    print(result)
  }
  return failed
}

async function main(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('run this as root: Postfix needs it')
  const packages = installPackages()
  ends.push(packages.remove)
  print(packages.said)
  const [given] = process.argv.slice(2)
  const release = given ? { root: given, remove() {} } : await unpackRelease()
  ends.push(release.remove)
  const servers = await startServers()
  ends.push(servers.stop)
  const product = await startProduct(release.root, servers)
  ends.push(product.stop)
  const failed = await walk({ servers, product })
  if (failed > 0) print(`\n${product.output().slice(-3000)}\n${servers.siteServer.log().slice(-3000)}`)
  print(`${steps.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

/** Undoes every step, also after one of them fails. */
async function undo(): Promise<void> {
  for (const end of ends.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      print(`NOT UNDONE: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undo().finally(() => process.exit(1)))
}
try {
  await main()
} catch (error) {
  print(`FAILED: ${error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
} finally {
  await undo()
}
