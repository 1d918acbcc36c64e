// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { theme } = await import('./theme.ts')

test('every kind of notice has a background by day and by night', () => {
  const { root } = theme.components?.MuiAlert?.styleOverrides ?? {}
  for (const kind of ['Error', 'Warning', 'Success', 'Info']) {
    expect(root).toHaveProperty(
      [`&.MuiAlert-color${kind}`, 'backgroundColor'],
      expect.stringMatching(/^var\(--[a-z-]+\)$/),
    )
  }
})
