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

/** A swap that a visitor saw on the screen and confirmed. Amounts are base units. */
export type SwapConsent = {
  readonly caipNetworkId: string
  readonly from: string
  /** The token. `undefined` for the native coin. */
  readonly source: string | undefined
  readonly target: string | undefined
  /** No other swap of the run has it. */
  readonly amount: bigint
  /** The least that was shown. */
  readonly least: bigint
}

/** A purchase that a visitor saw on the screen and on the page of its seller, and paid. */
export type PurchaseConsent = {
  readonly orderId: string
  /** The account that receives. */
  readonly address: string
  readonly symbol: string
  readonly caipNetworkId: string
  /** What arrives, about, in whole units, as it was shown. */
  readonly about: string
}

/** What happened in a run, for the judges. */
export type Journal = {
  readonly consents: Consent[]
  readonly swapConsents: SwapConsent[]
  /** By the id of the seller. */
  readonly purchaseConsents: Map<string, PurchaseConsent>
  /** What must never happen, and did. */
  readonly faults: string[]
  /** The receivers that got what was shown. */
  readonly paid: Set<string>
  /** The hashes that the app called confirmed. */
  readonly confirmed: Set<string>
  /** The transactions of swaps that were made, by what they swapped. */
  readonly swapped: Map<string, string>
  /** What the app last said of each transaction of a swap. */
  readonly claims: Map<string, string>
  /** The orders that the app called delivered: what arrived of each, by account and asset. */
  readonly delivered: Map<string, { readonly what: string; readonly atoms: bigint }>
  /** The ids of sellers whose purchases arrived as they were shown. */
  readonly bought: Set<string>
  /** The step in which each order was first seen. */
  readonly orders: Map<string, number>
  /** The orders that the purchase service lied about. */
  readonly liedAbout: Set<string>
  /** The last step in which a seller lied to the purchase service. */
  lastSellerLie: number
  /** The last step in which a node lied about a balance. */
  lastBalanceLie: number
  /** Counts by name, such as lies told. */
  readonly counts: Map<string, number>
  count(name: string): void
}

export function createJournal(): Journal {
  const counts = new Map<string, number>()
  return {
    ...{ consents: [], faults: [], counts, paid: new Set(), confirmed: new Set() },
    ...{ swapConsents: [], swapped: new Map(), claims: new Map() },
    ...{ purchaseConsents: new Map(), delivered: new Map(), bought: new Set() },
    ...{ orders: new Map(), liedAbout: new Set() },
    ...{ lastSellerLie: 0, lastBalanceLie: 0 },
    count: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
  }
}
