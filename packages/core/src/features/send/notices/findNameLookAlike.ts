import { toNameSkeleton } from '../../../runtime/wallets/toNameSkeleton.ts'
import type { KnownAddress } from '../state/knownReceivers.ts'

/** The known receiver whose name looks like another name, but differs. */
export function findNameLookAlike(parameters: {
  /** The registered name of the receiver. */
  name: string | undefined
  known: readonly KnownAddress[]
}): KnownAddress | undefined {
  const { name, known } = parameters
  if (name === undefined || known.some(({ label }) => label === name)) return undefined
  const skeleton = toNameSkeleton(name)
  return known.find(({ label }) => label !== undefined && toNameSkeleton(label) === skeleton)
}
