import { useCallback } from 'react'
import { errorText } from './errorText.ts'
import { useLanguage } from './language/useLanguage.ts'

/** Explains errors in the visitor's language. */
export function useErrorText(): (error: unknown, wallet?: string) => string {
  const language = useLanguage()
  return useCallback((error, wallet) => errorText(error, { language, wallet }), [language])
}
