import { isCaipNetworkId } from '../caip/caipNetworkId.ts'

/**
 * Schemas of all values that Cleat keeps in the browser, by key. Connections are not among them:
 * each adapter's wallet library stores its own.
 */
export type StorageValues = {
  /** CAIP-2 id of the network used last, which names the active namespace too. */
  activeNetworkId: string
  /** Whether the last connection was of a remote wallet. */
  isExternal: boolean
  /** Most recent first, at most two (spec §9). `id` is the connector's id. */
  recentWallets: readonly { readonly id: string; readonly name: string }[]
  /**
   * Sent transactions and their recipients. The code that uses them validates them, because it does
   * not load with the page.
   */
  sentPayments: readonly unknown[]
  sentSwaps: readonly unknown[]
  /** Whether swaps may be public, and the wallets that keep them out of the public queue. */
  swapProtection: readonly unknown[]
  /** Purchases, and the currencies that the visitor chose last. */
  onramp: readonly unknown[]
  onrampChoice: readonly unknown[]
  /** Calls that apps asked for, and what wallets can do, by the hash of their place. */
  batches: readonly unknown[]
  capabilities: readonly unknown[]
  /** Which kind of account visitors of the embedded wallet chose, by namespace. */
  accountTypes: readonly unknown[]
  paidReceivers: readonly unknown[]
  /** Accounts that are signed in: facts to draw with, and no secret. */
  signIn: readonly unknown[]
  /** Permissions that accounts gave to this app: facts, and no key. */
  sessions: readonly unknown[]
  /** Answers about connected accounts, for the next visit; validated by `runtime/memory`. */
  nativeBalances: readonly unknown[]
  portfolios: readonly unknown[]
  activities: readonly unknown[]
  identities: readonly unknown[]
  /** Approvals that passed the pipeline; validated by the feature that lists them. */
  approvalsLog: readonly unknown[]
  /** Parties of requests to which wallets agreed; validated by `runtime/requests/evidence`. */
  requestParties: readonly unknown[]
  /** How far chains were looked through for approvals, and what was found there. */
  approvalsScans: readonly unknown[]
}

export type StorageKey = keyof StorageValues

type Schema = {
  readonly [key in 'activeNetworkId' | 'isExternal' | 'recentWallets']: (
    value: unknown,
  ) => StorageValues[key] | undefined
}

/** All other values are lists. */
const schema: Schema = {
  activeNetworkId: (value) => (isCaipNetworkId(value) ? value : undefined),
  isExternal: (value) => (typeof value === 'boolean' ? value : undefined),
  recentWallets(value) {
    if (!Array.isArray(value) || value.length > 2) return undefined
    const wallets = value.map(readWallet).filter((wallet) => wallet !== undefined)
    return wallets.length === value.length ? wallets : undefined
  },
}

/** Validates a stored value: returns its known part, or `undefined` if it is invalid. */
export function readStored<key extends StorageKey>(
  key: key,
  value: unknown,
): StorageValues[key] | undefined {
  const read: ((value: unknown) => unknown) | undefined = schema[key as keyof Schema]
  return (read ?? readList)(value) as StorageValues[key] | undefined
}

function readList(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

function readWallet(value: unknown): { id: string; name: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name } = value as Record<string, unknown>
  return isShortText(id) && isShortText(name) ? { id, name } : undefined
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 128
}
