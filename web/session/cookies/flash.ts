import { z } from 'zod'
import { fr } from '../../i18n/fr.ts'
import { t } from '../../i18n/index.ts'

export const snackbarTypes = ['default', 'error', 'info', 'success', 'warning'] as const
export type SnackbarType = (typeof snackbarTypes)[number]

export type FlashKey = keyof typeof fr.flash

const isKey = (value: string): value is FlashKey => Object.hasOwn(fr.flash, value)

/** A message for the next page, named by its key in the catalogue, so that a forged cookie cannot inject text. */
export interface Flash {
  type: SnackbarType
  key: FlashKey
}

/** The message's text, so that the page's script does not need the catalogue of these messages. */
export interface ShownFlash {
  type: SnackbarType
  message: string
}

const flash = z.object({ type: z.enum(snackbarTypes), key: z.string().refine(isKey) })

export const flashCookie = 'flash'

export function readFlashes(cookie: string | undefined): ShownFlash[] {
  return (cookie?.split('~') ?? []).slice(0, 5).flatMap((item) => {
    const [type, key] = item.split('.')
    const parsed = flash.safeParse({ type, key })
    return parsed.success ? [{ type: parsed.data.type, message: t(`flash.${parsed.data.key}`) }] : []
  })
}

export const writeFlashes = (flashes: readonly Flash[]): string =>
  flashes.map(({ type, key }) => `${type}.${key}`).join('~')
