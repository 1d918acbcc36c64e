import { removeFormerOffer } from '../registration/kept-offer.ts'
import { copyLinks } from './copy-link.ts'
import { countRead } from './count-read.ts'
import { showEmbeds } from './embeds.ts'
import { interceptFavoriteForms } from './favorites.ts'
import { cancelFilters } from './filters.ts'
import { finishLeaving } from './finish-leaving.ts'
import { followTabs } from './follow-tabs.ts'
import { loadMore } from './load-more.ts'
import { storeLocale } from './locale.ts'
import { linkManifest } from './manifest.ts'
import { closeMenus } from './menus.ts'
import { storeForOffline } from './offline.ts'
import { dismissSnackbars } from './snackbars.ts'
import { startTracking } from './start-tracking.ts'
import { skipTransitions } from './transitions.ts'

// The small script of every page. It listens on the document, so that it serves static pages and apps alike.
document.documentElement.classList.add('scripted')
skipTransitions()
storeLocale()
closeMenus()
copyLinks()
showEmbeds()
cancelFilters()
loadMore()
interceptFavoriteForms()
countRead()
dismissSnackbars()
startTracking()
followTabs()
// Load these on demand: few pages have them.
if (document.querySelector('[data-passage]')) void import('./passage.ts').then(({ offerPassage }) => offerPassage())
if (document.querySelector('[data-push]')) void import('./push.ts').then(({ offerPush }) => offerPush())
const resume = document.querySelector<HTMLElement>('[data-resume]')
if (resume) void import('./reading.ts').then(({ resumeReading }) => resumeReading(resume))
if (document.querySelector('[data-print]')) void import('./print.ts').then(({ offerPrint }) => offerPrint())
finishLeaving()
removeFormerOffer()
window.addEventListener('load', () => {
  linkManifest()
  void storeForOffline()
})
