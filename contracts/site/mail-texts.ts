import { z } from 'zod'
import { defineCall } from '../call.ts'
import { isoDateTime, text, version } from '../forms.ts'
import { payload } from '../paging.ts'
import * as staff from '../staff.ts'
import { line } from '../text/lines.ts'

/** Kind of a mail, such as `support.ticket-opened`. */
const kind = text(1, 100)

const words = {
  subject: line(0, 150).meta({ description: 'Plain text on one line; empty: the product’s own' }),
  opening: text(0, 4000).meta({ description: 'Sanitised HTML of paragraphs, below the greeting; empty: none' }),
  closing: text(0, 4000).meta({ description: 'Sanitised HTML of paragraphs, at the end; empty: none' }),
}

/** The owner's words around a mail. `{{montant}}` stands for a value. */
export const mailWords = z.strictObject(words)
export type MailWords = z.output<typeof mailWords>

const head = {
  uid: kind,
  name: z.string(),
  when: z.string().meta({ description: 'When it is sent' }),
  own: z.boolean().meta({ description: 'Mails have words of the owner' }),
  changed: z.boolean().meta({ description: 'The working copy differs from what is mailed' }),
  mailed: z.string().meta({ description: 'Subject that is mailed; variables stand for values' }),
  saved: isoDateTime.nullable().meta({ description: 'Last change; null: never changed' }),
  version,
}

export const mailTextHead = z.object(head).meta({ id: 'MailTextHead' })
export type MailTextHead = z.output<typeof mailTextHead>

export const mailText = z
  .object({
    ...head,
    ...words,
    live: mailWords.meta({ description: 'What is mailed' }),
    original: z.object({ subject: z.string() }),
    variables: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        sample: z.string().nullable().meta({ description: 'null: there is no value, and it cannot be used' }),
        optional: z.boolean().meta({
          description: 'Some mails have no value: a paragraph with it is then left out, and a subject cannot have it',
        }),
      }),
    ),
    published: isoDateTime.nullable(),
  })
  .meta({ id: 'MailText' })
export type MailText = z.output<typeof mailText>

const access = 'staff'
const params = z.object({ uid: kind })
const one = { path: '/staff/mail-texts/:uid', access, params, answer: payload(mailText) } as const
const act = { ...one, method: 'POST', idempotent: true, body: z.strictObject({ version }) } as const

export const listMailTexts = defineCall({
  id: 'listMailTexts',
  method: 'GET',
  path: '/staff/mail-texts',
  summary: 'Every kind of mail that the site sends',
  access,
  answer: payload(z.array(mailTextHead)),
})

export const getMailText = defineCall({
  ...one,
  id: 'getMailText',
  method: 'GET',
  summary: 'The working copy of the owner’s words around a mail',
})

export const saveMailText = defineCall({
  ...one,
  id: 'saveMailText',
  method: 'PUT',
  summary: 'Save the working copy: mails do not change. Parts that are left out stay',
  idempotent: true,
  body: z.strictObject({
    ...mailWords.partial().shape,
    ...staff.readOnlyFields(
      'uid',
      'name',
      'when',
      'own',
      'changed',
      'mailed',
      'live',
      'original',
      'variables',
      'saved',
      'published',
    ),
    version,
  }),
})

export const publishMailText = defineCall({
  ...act,
  id: 'publishMailText',
  path: '/staff/mail-texts/:uid/publish',
  summary: 'Mail the words of the working copy from now on',
})

export const restoreMailText = defineCall({
  ...act,
  id: 'restoreMailText',
  path: '/staff/mail-texts/:uid/restore',
  summary: 'Return to the product’s own mail',
})

export const testMailText = defineCall({
  id: 'testMailText',
  method: 'POST',
  path: '/staff/mail-texts/:uid/test',
  summary: 'Mail the working copy, with invented values, to oneself',
  access,
  idempotent: true,
  params,
  status: 202,
})

export const previewMailText = defineCall({
  id: 'previewMailText',
  method: 'GET',
  path: '/staff/mail-texts/:uid/preview',
  summary: 'Subject and plain text of the working copy, with invented values',
  access,
  params,
  answer: payload(z.object({ subject: z.string(), text: z.string() })),
})

export const mailLooks = ['light', 'dark'] as const
export type MailLook = (typeof mailLooks)[number]

export const getMailTextPage = defineCall({
  id: 'getMailTextPage',
  method: 'GET',
  path: '/staff/mail-texts/:uid/page',
  summary: 'The working copy as its recipient would see it, to be shown in a frame',
  access,
  params,
  query: z.object({ look: z.enum(mailLooks).default('light'), version: text(0, 20).optional() }),
})
