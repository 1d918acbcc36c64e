import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import { AppError } from '../errors/index.ts'
import type { Cursors } from './cursors.ts'

interface Ports {
  readonly clock: Clock
  readonly cursors: Cursors
}

const previewMilliseconds = 24 * 3600 * 1000

/** Links that show a working copy to anyone who has them, for 24 hours. @param kind of the working copies */
export const previewLinks = (kind: string) => ({
  link(
    { clock, config, cursors }: Ports & { readonly config: Pick<Config, 'publicUrl'> },
    uid: string,
    address: string,
  ): { href: string } {
    const until = clock.now().getTime() + previewMilliseconds
    return { href: `${config.publicUrl}${address}?preview=${cursors.encode(kind, [uid, until])}` }
  },

  /** The uid of the working copy that a link's token shows. A forged or expired token shows none and is no error. */
  uidOf({ clock, cursors }: Ports, token: string | undefined): string | undefined {
    if (token === undefined) return undefined
    try {
      const [uid, until] = cursors.decode(kind, token)
      return typeof uid === 'string' && typeof until === 'number' && clock.now().getTime() < until ? uid : undefined
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  },
})
