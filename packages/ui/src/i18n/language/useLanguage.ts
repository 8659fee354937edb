import { useContext } from 'react'
import type { Language } from './createLanguage.ts'
import { languageContext } from './languageContext.ts'

/** Returns the language of the surrounding provider. */
export function useLanguage(): Language {
  return useContext(languageContext)
}
