import * as v from 'valibot'
import { type SponsorRules, sponsorRules } from './sponsorRules.ts'

/**
 * Reads the rules of a file.
 * @throws an error whose message says what is wrong, and where
 */
export function readRules(text: string): SponsorRules {
  const read = v.safeParse(sponsorRules, JSON.parse(text))
  if (read.success) return read.output
  const [issue] = read.issues
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new Error(`${path || 'the file'}: ${issue.message}`)
}
