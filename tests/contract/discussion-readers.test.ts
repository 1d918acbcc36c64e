import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultContactPage } from '../../contracts/administration/default-contact-page.ts'
import { discussionReadersText } from '../../contracts/coaching/discussion-readers-text.ts'
import { demoHome } from '../../demo/home.ts'
import { defaultPages } from '../../modules/articles/writing/default-pages.ts'
import { defaultHome } from '../../modules/site/home/default-home.ts'
import { fr } from '../../web/i18n/fr.ts'

const demoPage = (name: string): string => readFileSync(new URL(`../../demo/pages/${name}.md`, import.meta.url), 'utf8')

test.each([
  ['the conversation', fr.coaching.discussion.secrecy],
  ['the request for consent', fr.coaching.consent.hint],
  ['the help desk', JSON.stringify(defaultContactPage)],
  ['the home page of a new site', JSON.stringify(defaultHome)],
  ['the home page of the demo', JSON.stringify(demoHome)],
  ['the privacy page of a new site', defaultPages.find(({ uid }) => uid === 'privacy')?.content],
  ['the privacy page of the demo', demoPage('privacy')],
  ['the terms of the demo', demoPage('terms-of-service')],
])('%s uses the shared sentence on who can read a discussion', (_where, text) => {
  expect(text).toContain(discussionReadersText)
  expect(text).not.toMatch(/par elle seule|à celle qui la remplace|la coach qui la relaie/)
})
