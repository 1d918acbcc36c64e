import type { FastifyInstance } from 'fastify'
import { getSiteSettings } from '../../../contracts/site-settings.ts'
import * as calls from '../../../contracts/staff-system.ts'
import { type Mount, requireViewer } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { routesFor } from '../routes-scope.ts'
import { listAudit, readAuditEntry } from './audit.ts'
import { listDeadJobs } from './dead-jobs.ts'
import { listMails, readMail, resendMail } from './mails.ts'
import { readOverview } from './read-overview.ts'
import { readSiteSettings } from './read-site-settings.ts'
import { changeSetting, listSettings, readSetting } from './settings.ts'

function mountSettings(scope: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(scope, calls.listSettings, ({ db, query, request }) =>
    listSettings(platform, db, requireViewer(request), query),
  )
  mount(scope, calls.getSetting, async ({ db, params, request }) => ({
    payload: await readSetting(platform, db, requireViewer(request), params.uid),
  }))
  for (const call of [calls.replaceSetting, calls.changeSetting]) {
    mount(scope, call, async ({ db, params, body, request }) => ({
      payload: await changeSetting(platform, db, requireViewer(request), params.uid, body),
    }))
  }
}

function mountMails(scope: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(scope, calls.listMails, ({ db, query, request }) => listMails(db, requireViewer(request), query))
  mount(scope, calls.getMail, async ({ db, params, request }) => ({
    payload: await readMail(platform, db, requireViewer(request), params.uid),
  }))
  mount(scope, calls.resendMail, async ({ db, params, body, request }) => ({
    payload: await resendMail(platform, db, requireViewer(request), params.uid, body?.reason),
  }))
}

function mountAudit(scope: FastifyInstance, mount: Mount): void {
  mount(scope, calls.listAudit, ({ db, query, request }) => listAudit(db, requireViewer(request), query))
  mount(scope, calls.getAuditEntry, async ({ db, params, request }) => ({
    payload: await readAuditEntry(db, requireViewer(request), params.uid),
  }))
}

export async function routeSystem(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  mount(app, getSiteSettings, async ({ db }) => ({ payload: await readSiteSettings(platform, db) }))
  await routesFor(app, 'settings', (scope) => mountSettings(scope, platform, mount))
  await routesFor(app, 'mails', (scope) => mountMails(scope, platform, mount))
  await routesFor(app, 'audit', (scope) => mountAudit(scope, mount))
  await routesFor(app, 'overview', (scope) => {
    mount(scope, calls.getOverview, async ({ db, request }) => ({
      payload: await readOverview(platform, db, requireViewer(request)),
    }))
    mount(scope, calls.listDeadJobs, async ({ request }) => ({
      payload: await listDeadJobs(platform, requireViewer(request)),
    }))
  })
}
