import { readExtensionKeys } from './readExtensions.ts'

/** Nothing tells that an extension has come, so the page is looked at again: often at first, then when it is come back to. */
const looksMs = [50, 200, 500, 1000, 2000, 4000]

export declare namespace discoverExtensions {
  type Parameters = {
    page: Window
    /** Called at once with what is there, and again whenever the list changes. */
    onChange: (keys: readonly string[]) => void
  }
}

/** Finds the extensions of a page, late ones included. @returns what stops looking */
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
  page.addEventListener('load', look)
  page.addEventListener('focus', look)
  return () => {
    for (const timer of timers) clearTimeout(timer)
    page.removeEventListener('load', look)
    page.removeEventListener('focus', look)
  }
}
