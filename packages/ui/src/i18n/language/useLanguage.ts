import { useContext } from 'react'
import type { Language } from './createLanguage.ts'
import { languageContext } from './languageContext.ts'

/** What the interface speaks around here. */
export function useLanguage(): Language {
  return useContext(languageContext)
}
