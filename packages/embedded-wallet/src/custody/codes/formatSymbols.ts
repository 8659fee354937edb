import { alphabet } from './alphabet.ts'

/** Writes values of the alphabet in groups of four. */
export function formatSymbols(values: Uint8Array): string {
  const text = Array.from(values, (value) => alphabet.charAt(value)).join('')
  return text.replace(/.{4}(?=.)/g, '$&-')
}
