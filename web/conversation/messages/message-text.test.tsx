import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageText } from './message-text.tsx'

const shown = (content: string) => renderToStaticMarkup(<MessageText content={content} />)

test('No line of a message begins with a punctuation mark', () => {
  expect(shown('Vous aussi ? Oui ! Voici : rien ; « rien »')).toBe(
    '<p dir="auto" class="whitespace-pre-wrap wrap-anywhere">Vous aussi\u00a0? Oui\u00a0! Voici\u00a0: rien\u00a0; «\u00a0rien\u00a0»</p>',
  )
  expect(shown('> Vous aussi ?')).toContain('Vous aussi\u00a0?')
})

test('The word « e-mail » and telephone numbers stay on one line', () => {
  const whole = (text: string) => `<span class="whitespace-nowrap">${text}</span>`
  expect(shown('Un e-mail, ou le 06 12 34 56 78.')).toContain(
    `Un ${whole('e-mail')}, ou le ${whole('06 12 34 56 78')}.`,
  )
  expect(shown('pre-e-mail 106 12 34 56 78')).not.toContain('<span')
})
