import { useCallback, useContext } from 'react'
import { catalogueContext } from './catalogueContext.ts'
import { errorText } from './errorText.ts'

/** Explains errors in the visitor's language. */
export function useErrorText(): (error: unknown, wallet?: string) => string {
  const { errors } = useContext(catalogueContext)
  return useCallback((error, wallet) => errorText(error, { errors, wallet }), [errors])
}
