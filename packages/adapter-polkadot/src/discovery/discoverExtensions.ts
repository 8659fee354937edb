import { listenToPage } from '@cleat/core/adapter'
import { readExtensionKeys } from './readExtensions.ts'

/**
 * Extensions inject without an event, so the page is searched at these delays, and on focus
 * afterwards.
 */
const looksMs = [50, 200, 500, 1000, 2000, 4000]

export declare namespace discoverExtensions {
  type Parameters = {
    page: Window
    /** Called at once with the present extensions, and again on every change of the list. */
    onChange: (keys: readonly string[]) => void
  }
}

/**
 * Finds the extensions of a page, late ones included.
 * @returns a function that stops the search
 */
export function discoverExtensions(parameters: discoverExtensions.Parameters): () => void {
  const { page, onChange } = parameters
  let reported: string | undefined
  const look = () => {
    const keys = readExtensionKeys(page)
    const next = keys.join('\n')
    if (next === reported) return
    reported = next
    onChange(keys)
  }
  look()
  const timers = looksMs.map((ms) => setTimeout(look, ms))
  const stops = ['load', 'focus'].map((type) => listenToPage(page, type, look))
  return () => {
    for (const timer of timers) clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
