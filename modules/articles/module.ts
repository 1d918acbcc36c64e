import type { Module, PlatformJob } from '../../platform/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { ensurePages } from './ensure-pages.ts'
import { makeVariantsJob, removeFilesJob } from './jobs.ts'
import { publishDueArticlesSweep } from './publish-due-articles.ts'
import { routeContent } from './routes.ts'
import { routeUpload } from './routes-upload.ts'
import { serveMedia } from './serve-media.ts'
import { serveSharePictures } from './share/pages-share.ts'
import { staff } from './staff/index.ts'

export const articlesModule: Module = {
  name: 'articles',
  async routes(app, platform, mount) {
    await ensurePages(platform, platform.db)
    routeContent(app, platform, mount)
    mountStaff(app, platform, mount, staff)
    await routeUpload(app, platform, mount)
  },
  pages(app, platform) {
    serveMedia(app, platform)
    serveSharePictures(app, platform)
  },
  jobs: [makeVariantsJob as PlatformJob, removeFilesJob as PlatformJob],
  sweeps: [publishDueArticlesSweep],
}
