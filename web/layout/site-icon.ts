import { iconAddress } from '../../contracts/administration/identity-files.ts'
import type { PublicSettings } from '../session/public-settings.ts'
import { initialIcon } from './icon.ts'

export const siteIcon = (
  name: string,
  { identity, colours }: Pick<PublicSettings, 'identity' | 'colours'>,
): { href: string; type: string } =>
  identity.ownIcon
    ? { href: iconAddress('tab', identity.version), type: 'image/png' }
    : { href: initialIcon(name, colours), type: 'image/svg+xml' }
