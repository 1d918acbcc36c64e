import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { rateLimits } from '../../../../contracts/rate-limits/rate-limits.ts'
import * as calls from '../../../../contracts/subscriptions/contract-links.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Mount } from '../../../../platform/http/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { consume, tryConsume } from '../../../../platform/limits/index.ts'
import { mailUses } from '../../../../platform/mailer/index.ts'
import { requireViewer } from '../../../../platform/sessions/index.ts'
import { readSeller } from '../../ledger/number-receipt.ts'
import { endOwnContract, readOwnContract } from './held-contract.ts'
import { endLinkedContract, readLinkedContract } from './linked-contract.ts'
import { findNamedAccount, requestContractLink } from './request-contract-link.ts'

/** Delay of the response: a job writes the mail meanwhile, often in this process, and the time must not reveal it. */
const answerMilliseconds = 300

async function readContact({ config }: Platform, db: Database): Promise<calls.Seller> {
  const { name, postalAddress, identity = null, email = null } = await readSeller(db, config)
  return { name, postalAddress, identity, email }
}

/** Routes that end a contract with a mailed link, without signing in: by law this must be as easy as ordering. */
export async function routeContracts(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === calls.requestContractLink.status) await wait(answerMilliseconds)
    })
    mount(scope, calls.requestContractLink, {
      async prepare({ body, request, db }) {
        await consume(db, platform.clock, [rateLimits.contractLinksFrom, request.ip])
        const account = await findNamedAccount(db, body)
        const to = account?.email ?? body.email ?? body.reference ?? ''
        const { refused } = await tryConsume(
          db,
          platform.clock,
          ...mailUses(platform.config, { to, address: request.ip }),
        )
        const asked = { user: account?.uid, act: body.act, isMailed: !refused }
        return (db) => requestContractLink(platform, db, asked)
      },
    })
  })
  mount(app, calls.getSeller, async ({ db }) => ({ payload: await readContact(platform, db) }))
  mount(app, calls.readContractLink, async ({ body, db }) => ({
    payload: await readLinkedContract(platform, db, body.token),
  }))
  mount(app, calls.spendContractLink, ({ body, db }) => endLinkedContract(platform, db, body))
  mount(app, calls.getOwnContract, async ({ request, db }) => ({
    payload: await readOwnContract(platform, db, requireViewer(request).uid),
  }))
  mount(app, calls.endOwnContract, ({ body, request, db }) =>
    endOwnContract(platform, db, requireViewer(request).uid, body),
  )
}
