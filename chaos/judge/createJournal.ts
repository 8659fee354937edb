import type { Asset } from '../neighbours/startChains.ts'

/** What a visitor saw on the screen and confirmed. */
export type Consent = {
  readonly asset: Asset
  /** The amount in whole units, as it was shown. */
  readonly text: string
  readonly to: string
  readonly from: string
  /** The number of the step. */
  readonly at: number
}

/** What happened in a run, for the judges. */
export type Journal = {
  readonly consents: Consent[]
  /** What must never happen, and did. */
  readonly faults: string[]
  /** The receivers that got what was shown. */
  readonly paid: Set<string>
  /** The hashes that the app called confirmed. */
  readonly confirmed: Set<string>
  /** Counts by name, such as lies told. */
  readonly counts: Map<string, number>
  count(name: string): void
}

export function createJournal(): Journal {
  const counts = new Map<string, number>()
  return {
    ...{ consents: [], faults: [], counts, paid: new Set(), confirmed: new Set() },
    count: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
  }
}
