import { z } from 'zod'
import { defineCall } from '../call.ts'
import { codePoints, isoDateTime, text } from '../forms.ts'
import { payload } from '../paging.ts'

export const rating = z.int().min(1).max(5)
export const surveyComment = text(0, 2000)

/** The person's rating of the answer. */
export const satisfaction = z.object({ rating, comment: z.string(), date: isoDateTime }).meta({ id: 'Satisfaction' })
export type Satisfaction = z.output<typeof satisfaction>

/** Survey that a mailed link opens; `answer` is null until the person answers. */
export const survey = z
  .object({ answer: satisfaction.nullable(), expirationDateTime: isoDateTime })
  .meta({ id: 'Survey' })
export type Survey = z.output<typeof survey>

const token = codePoints(1, 200)

export const readSurvey = defineCall({
  id: 'readSurvey',
  method: 'POST',
  path: '/support/surveys/read',
  summary: 'What a mailed link asks; changes nothing. 404: unknown or expired',
  access: 'public',
  body: z.strictObject({ token }),
  answer: payload(survey),
})

export const answerSurvey = defineCall({
  id: 'answerSurvey',
  method: 'POST',
  path: '/support/surveys/answer',
  summary: 'Answer it; until it expires another answer replaces the first. 404: unknown or expired',
  access: 'public',
  body: z.strictObject({ token, rating, comment: surveyComment.default('') }),
  answer: payload(survey),
})
