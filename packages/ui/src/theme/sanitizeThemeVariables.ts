import type { ThemeVariables } from '@cleat/core'

// A value goes into one custom property. These characters or functions could end the declaration or fetch something.
const unsafe = /[;{}<>\\@]|url\s*\(|image(?:-set)?\s*\(|src\s*\(|\/\*|!\s*important/i
const name = /^--cleat-[a-z0-9-]+$/
const maxLength = 200

/** The theme variables that are ours and whose values are plain enough to be set. */
export function sanitizeThemeVariables(variables: ThemeVariables): readonly [string, string][] {
  return Object.entries(variables).flatMap(([key, raw]): [string, string][] => {
    const value = typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? `${raw}` : ''
    const isSafe = name.test(key) && value && value.length <= maxLength && !unsafe.test(value)
    return isSafe ? [[key, value]] : []
  })
}
