import { previewIdentity } from '../../../contracts/administration/identity-preview.ts'
import type { Platform } from '../../../platform/index.ts'
import { type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { findImages } from '../../articles/index.ts'
import { mayManageSettings } from '../policy.ts'
import { drawIcon, drawSiteShare } from './draw-identity.ts'
import { iconImage } from './read-identity.ts'

const dataAddress = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/** Draws icons and share picture from unsaved choices, in the same way as from saved ones. */
export const identityPreview = staffAction(
  previewIdentity,
  mayManageSettings,
  async (
    { ports: { storage }, db }: StaffContext<Pick<Platform, 'storage'>>,
    { body: { name, colours, logo, icon, share } },
  ) => {
    const imageOf = await findImages(db, [logo, icon, share])
    const look = { name, colours, icon: iconImage(imageOf(icon), imageOf(logo)), share: imageOf(share) }
    const ports = { storage, db }
    return {
      payload: {
        tab: dataAddress('image/png', await drawIcon(ports, look, 'tab')),
        phone: dataAddress('image/png', await drawIcon(ports, look, 'apple')),
        share: dataAddress('image/jpeg', await drawSiteShare(ports, look)),
      },
    }
  },
)
