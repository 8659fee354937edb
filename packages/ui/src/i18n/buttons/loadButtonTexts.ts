import type { LanguageName } from '../area/languageName.ts'
import type { AreaTexts } from '../area/textArea.ts'
import { chooseLocale } from '../language/chooseLocale.ts'
import type { ButtonTexts } from './texts/en.ts'

/**
 * Loads the buttons' texts in the language of the modal: the app's option, else the page's, else the
 * visitor's, else English.
 */
export async function loadButtonTexts(parameters: {
  /** BCP 47. */
  locale: string | undefined
  /** The app's own texts. Where it has some, its language needs no translation from Cleat. */
  texts?: object | undefined
}): Promise<AreaTexts<keyof ButtonTexts>> {
  const { locale, texts } = parameters
  const hasOwnTexts = texts !== undefined
  const { buttonTexts } = await import('./texts/buttonTexts.ts')
  const names = Object.keys(buttonTexts) as ('en' | LanguageName)[]
  const wishes = [locale, document.documentElement.lang, ...navigator.languages]
  return buttonTexts[chooseLocale(wishes, { names, hasOwnTexts }).name]
}
