import type { LanguageName } from '../../../i18n/area/languageName.ts'

/** Loads the texts of the review and the progress ahead of time. A failure is shown there. */
export function preloadReviewTexts(name: 'en' | LanguageName): void {
  if (name === 'en') return
  import('./texts/swapReviewTexts.ts')
    .then(({ swapReviewTexts }) => swapReviewTexts.load(name))
    .catch(() => undefined)
}
