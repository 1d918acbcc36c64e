import { mailLogoFile, versionedPath } from '../../../contracts/administration/identity-files.ts'
import { mailLook } from '../../../platform/mailer/index.ts'
import { mailLogoSize } from './draw-logo.ts'
import { readIdentity } from './read-identity.ts'

export const ownerMailLook = mailLook.with(async ({ config }, db) => {
  const { version, logoText: name, colours, logo } = await readIdentity({ config }, db)
  const src = `${config.publicUrl}${versionedPath(mailLogoFile, version)}`
  return { name, colours, logo: logo && { src, ...mailLogoSize(logo), withText: logo.withText } }
})
