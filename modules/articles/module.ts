import type { PlatformJob } from '../../platform/index.ts'
import type { Module } from '../../platform/module.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { termsSource } from '../subscriptions/index.ts'
import { checkLinkJob } from './checks/ask-links.ts'
import { importJob } from './exchange/import-job.ts'
import { removeUploadsSweep } from './exchange/remove-uploads.ts'
import { routeExchange } from './exchange/routes-exchange.ts'
import { makeVariantsJob, removeFilesJob } from './jobs.ts'
import { articleMailKinds } from './mails/mail-kinds.ts'
import { mentionedMail } from './mails/mentioned.tsx'
import { routeUpload } from './media/routes-upload.ts'
import { serveMedia } from './media/serve-media.ts'
import { readTerms } from './reading/read-terms.ts'
import { routeContent } from './routes.ts'
import { serveSharePictures } from './share/pages-share.ts'
import { staff } from './staff/index.ts'
import { ensurePages } from './writing/ensure-pages.ts'
import { publishDueArticlesSweep } from './writing/publish-due-articles.ts'

export const articlesModule: Module = {
  name: 'articles',
  async routes(app, platform, mount) {
    await ensurePages(platform, platform.db)
    routeContent(app, platform, mount)
    mountStaff(app, platform, mount, staff)
    await routeUpload(app, platform, mount)
    await routeExchange(app, platform, mount)
  },
  pages(app, platform) {
    serveMedia(app, platform)
    serveSharePictures(app, platform)
  },
  jobs: [
    makeVariantsJob as PlatformJob,
    removeFilesJob as PlatformJob,
    checkLinkJob as PlatformJob,
    importJob as PlatformJob,
  ],
  mailKinds: articleMailKinds,
  mails: [mentionedMail],
  sweeps: [publishDueArticlesSweep, removeUploadsSweep],
  extensions: [termsSource.with(readTerms)],
}
