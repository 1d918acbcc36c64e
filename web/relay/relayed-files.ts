import { listImports, startImport, uploadedImportMaxBytes } from '../../contracts/articles/staff-exchange.ts'
import { mediaMaxBytes, replaceMediaFile, uploadStaffMedia } from '../../contracts/articles/staff-media.ts'
import { attachmentMaxBytes, uploadAttachment, uploadStaffAttachment } from '../../contracts/support/attachments.ts'
import { relayBase } from '../../contracts/text/address.ts'
import type { FilesFacts } from '../page-facts/page-facts.ts'

/** Routes to which page scripts upload files, one file per request. */
export const relayedFiles: readonly FilesFacts[] = [
  {
    at: uploadAttachment.path,
    maxBytes: attachmentMaxBytes,
    admittedBy: `${relayBase}/support/:type/tickets/:uid?length=1`,
  },
  {
    at: uploadStaffAttachment.path,
    maxBytes: attachmentMaxBytes,
    // Ask for a list: reading the discussion itself may need a reason and leave a record.
    admittedBy: `${relayBase}/staff/tickets?perPage=1&filter[uid][]=:uid`,
  },
  {
    at: uploadStaffMedia.path,
    maxBytes: mediaMaxBytes,
    admittedBy: `${relayBase}${uploadStaffMedia.path}?perPage=1`,
    emptyAdmits: true,
  },
  { at: replaceMediaFile.path, maxBytes: mediaMaxBytes, admittedBy: `${relayBase}/staff/media/:uid` },
  { at: startImport.path, maxBytes: uploadedImportMaxBytes, admittedBy: `${relayBase}${listImports.path}` },
]
