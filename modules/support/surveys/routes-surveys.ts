import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/support/surveys.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { answerSurvey, readSurvey } from './answer.ts'

export function registerSurveys(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.readSurvey, async ({ body, db }) => ({ payload: await readSurvey(platform, db, body.token) }))
  mount(app, calls.answerSurvey, async ({ body, db }) => ({ payload: await answerSurvey(platform, db, body) }))
}
