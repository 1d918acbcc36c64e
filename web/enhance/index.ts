import { copyLinks } from './copy-link.ts'
import { cancelFilters } from './filters.ts'
import { loadMore } from './load-more.ts'
import { keepLocale } from './locale.ts'
import { closeMenus } from './menus.ts'
import { dismissSnackbars } from './snackbars.ts'

// The small script of every page: it listens on the document, so that it serves plain pages and React's alike.
document.documentElement.classList.add('scripted')
keepLocale()
closeMenus()
copyLinks()
cancelFilters()
loadMore()
dismissSnackbars()
