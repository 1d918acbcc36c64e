import { expect, test } from 'vitest'
import { openingCodes } from '../../contracts/opening/opening.ts'
import { openingTitles } from '../../contracts/opening/opening-titles.ts'
import { isForServer, messageFor } from './server-message.ts'
import { openingWords } from './words.ts'

const checks = openingCodes.map((code) => ({ code, detail: `état de ${code}` }))

test('The message names the site and each check with its instruction and finding', () => {
  const asked = checks.filter(isForServer)
  const message = messageFor('https://atelier.example', asked)
  expect(message).toContain('Pour notre site https://atelier.example')
  for (const { code, detail } of asked) {
    const { forServer = '' } = openingWords.checks[code]
    expect(message).toContain(`– ${openingTitles[code]}\u00a0: ${forServer}\n  Constaté\u00a0: ${detail}`)
  }
  expect(asked).toHaveLength(11)
})

test('The message omits the finding of a check that found nothing', () => {
  expect(messageFor('https://atelier.example', [{ code: 'disk', detail: '' }])).not.toContain('Constaté')
})

test('Advice for the owner names no variable, command or file of the server', () => {
  const technical = /[A-Z]{3,}_|[A-Z]{4,}|eclore |npm |\/metrics|openssl/
  expect(Object.values(openingWords.checks).filter(({ advice }) => technical.test(advice))).toEqual([])
})
