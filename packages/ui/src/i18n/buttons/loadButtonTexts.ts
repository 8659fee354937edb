import type { LanguageName } from '../area/languageName.ts'
import type { AreaTexts } from '../area/textArea.ts'
import { chooseLocale } from '../language/chooseLocale.ts'
import { buttonTexts } from './texts/buttonTexts.ts'
import type { ButtonTexts } from './texts/en.ts'

/** Loads the buttons' texts in the first of the wished locales that has a translation. */
export async function loadButtonTexts(parameters: {
  /** BCP 47 tags, the most wanted first. */
  wishes: readonly (string | undefined)[]
  /** The app has texts for its own language, so that needs no translation from Cleat. */
  hasOwnTexts?: boolean | undefined
}): Promise<AreaTexts<keyof ButtonTexts>> {
  const { wishes, hasOwnTexts } = parameters
  const names: readonly ('en' | LanguageName)[] = [
    'en',
    ...(Object.keys(buttonTexts.loaders) as LanguageName[]),
  ]
  return buttonTexts.load(chooseLocale(wishes, { names, hasOwnTexts }).name)
}
