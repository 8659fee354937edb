import { readFile, stat } from 'node:fs/promises'
import { readRules } from './readRules.ts'
import type { SponsorRules } from './sponsorRules.ts'

export declare namespace openRules {
  type Parameters = {
    file: string
    /** Gets to know of a file that cannot be used. */
    onError: (error: unknown) => void
  }
}

/**
 * The rules of a file, which is read again when it changes. While it cannot be read, there are no
 * rules, and nothing is paid for.
 */
export function openRules(
  parameters: openRules.Parameters,
): () => Promise<SponsorRules | undefined> {
  const { file, onError } = parameters
  let known:
    | { readonly version: string; readonly rules: Promise<SponsorRules | undefined> }
    | undefined
  const noRules = (error: unknown) => {
    onError(error)
    return undefined
  }
  const read = async () => readRules(await readFile(file, 'utf8'))
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file)
      const version = `${mtimeMs} ${size} ${ino}`
      // Who asks meanwhile waits for the same reading.
      if (known?.version !== version) known = { version, rules: read().catch(noRules) }
      return await known.rules
    } catch (error) {
      return noRules(error)
    }
  }
}
