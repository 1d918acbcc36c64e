import type { ApiAnswer, ApiRequest, TestApp } from '../fixtures/test-app.ts'

/** Results of earlier calls for later ones. */
export interface Story {
  app: TestApp
  uid: string
  identifier: string
  password: string
  token: string
  staffToken: string
  supportToken: string
  ticket: string
  staffTicket: { uid: string; version: number }
  resetToken: string
  /** cookie of the browser that requested a mailed code */
  codeCookie: string
  gift: string
  otp: () => Promise<string>
}

export interface GoodRequest {
  call: string
  path: string | ((story: Story) => string)
  request?: (story: Story) => ApiRequest | Promise<ApiRequest>
  afterwards?: (story: Story, answer: ApiAnswer) => void | Promise<void>
}

/** Finds the pattern's first group in the last matching mail to the recipient; '' if there is none. */
export async function linkToken(story: Story, recipient: string, pattern: RegExp): Promise<string> {
  await story.app.settle()
  const mails = await story.app.mailsTo(recipient)
  const found = mails.map((mail) => mail.text.match(pattern)?.[1]).filter(Boolean)
  return found.at(-1) ?? ''
}
