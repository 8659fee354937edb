import { type Context, createContext } from 'react'
import { createLanguage, type Language } from './createLanguage.ts'

/** The language of the components below. Defaults to English. */
export const languageContext: Context<Language> = createContext(createLanguage())
