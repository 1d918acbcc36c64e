import type { ThemeCard } from '../../contracts/coaching/coaching-themes.ts'
import type { Site } from '../context.ts'
import { loadCoachChoices } from './coaches/load-coach-choices.ts'
import { loadCoachingThemes } from './coaches/themes.ts'
import { loadCurrentConsent } from './consent.ts'
import { anyCoach } from './new-discussion-form.ts'

interface Chosen {
  /** name or uid */
  theme?: string | null | undefined
  /** uid of the coach or of their public page */
  coach?: string | null | undefined
}

export async function loadOfferedThemes(site: Site): Promise<ThemeCard[]> {
  const offered = (await loadCoachingThemes(site)).filter(({ active }) => active)
  return offered.map(({ uid, name, text, colour }) => ({ uid, name, text, colour }))
}

/** Loads the choices for a new discussion, with those made on earlier pages. */
export async function loadNewDiscussion(site: Site, { theme, coach }: Chosen) {
  const [coaches, themes, consent] = await Promise.all([
    loadCoachChoices(site),
    loadOfferedThemes(site),
    loadCurrentConsent(site),
  ])
  return {
    coaches,
    themes,
    consented: consent !== null,
    theme: themes.find(({ name, uid }) => name === theme || uid === theme)?.name,
    coach: coaches?.find(({ uid, profile }) => coach && (uid === coach || profile === coach))?.uid ?? anyCoach,
    formKey: crypto.randomUUID() as string,
  }
}

export type NewDiscussionData = Awaited<ReturnType<typeof loadNewDiscussion>>
