import { wholePageTexts } from '../../contracts/administration/default-page-texts.ts'
import type { PageTexts } from '../../contracts/administration/page-texts.ts'
import {
  type ContactPage,
  type Emergency,
  type Navigation,
  publicPages,
  type SearchTexts,
} from '../../contracts/administration/site-frame.ts'
import { useSettingsForm } from '../site/use-settings-form.ts'

const settingIn = <Draft>(name: keyof Draft, draft: Draft): unknown => draft[name]

interface NavigationDraft {
  navigation: Navigation
}

const navigationForm = {
  workingCopy: true as const,
  names: ['navigation'] as const,
  draftOf: (read: (name: 'navigation') => unknown): NavigationDraft => ({
    navigation: read('navigation') as Navigation,
  }),
  settingOf: settingIn<NavigationDraft>,
}

export const useNavigationForm = () => useSettingsForm(navigationForm)

interface PageTextsDraft {
  'page-texts': PageTexts
}

const pageTextsForm = {
  workingCopy: true as const,
  names: ['page-texts'] as const,
  draftOf: (read: (name: 'page-texts') => unknown): PageTextsDraft => ({
    'page-texts': wholePageTexts(read('page-texts') as PageTexts),
  }),
  settingOf: settingIn<PageTextsDraft>,
}

export const usePageTexts = () => useSettingsForm(pageTextsForm)

type Link = ContactPage['questions'][number]['link']

/** A link without label and target is stored as null. */
const linkOf = (link: Link): Link => (link && (link.label || link.to) ? link : null)

interface ContactDraft {
  'contact-page': ContactPage
  emergency: Emergency
}

const contactForm = {
  workingCopy: true as const,
  names: ['contact-page', 'emergency'] as const,
  draftOf: (read: (name: keyof ContactDraft) => unknown): ContactDraft => ({
    'contact-page': read('contact-page') as ContactPage,
    emergency: read('emergency') as Emergency,
  }),
  settingOf: (name: keyof ContactDraft, draft: ContactDraft): unknown => {
    if (name === 'emergency') return draft.emergency
    const { questions, categories } = draft['contact-page']
    return { categories, questions: questions.map((one) => ({ ...one, link: linkOf(one.link) })) }
  },
}

export const useContactPage = () => useSettingsForm(contactForm)

interface SearchDraft {
  'search-texts': SearchTexts
}

/** All pages have fields; only filled ones are stored. */
const searchForm = {
  workingCopy: true as const,
  names: ['search-texts'] as const,
  draftOf: (read: (name: 'search-texts') => unknown): SearchDraft => {
    const stored = read('search-texts') as SearchTexts
    return {
      'search-texts': publicPages.map(
        (page) => stored.find((one) => one.page === page) ?? { page, title: '', description: '' },
      ),
    }
  },
  settingOf: (_name: 'search-texts', draft: SearchDraft): unknown =>
    draft['search-texts'].filter(({ title, description }) => title || description),
}

export const useSearchTexts = () => useSettingsForm(searchForm)
