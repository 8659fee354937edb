import { isCaipNetworkId } from '../caip/caipNetworkId.ts'
import { isNamespace, type Namespace } from '../caip/namespace.ts'

/**
 * Everything Cleat keeps in the browser, by key.
 * Connections are not here: the wallet library of each adapter keeps them, and is the only one to.
 */
export type StorageValues = {
  /** The network in use last, as a CAIP-2 id. */
  activeNetworkId: string
  activeNamespace: Namespace
  /** Whether the last connection was of a wallet that is not found in the page. */
  isExternal: boolean
  /** Most recent first, at most two (spec §9). `id` is that of the connector. */
  recentWallets: readonly { readonly id: string; readonly name: string }[]
  /** What was sent and whom to, read where they are used: that is not with the page. */
  sentPayments: readonly unknown[]
  paidReceivers: readonly unknown[]
}

export type StorageKey = keyof StorageValues

type Schema = { readonly [key in StorageKey]: (value: unknown) => StorageValues[key] | undefined }

/** What a value must look like to be believed: the known part of it, or `undefined` when it is not to be. */
export const storageSchema: Schema = {
  activeNetworkId: (value) => (isCaipNetworkId(value) ? value : undefined),
  activeNamespace: (value) => (isNamespace(value) ? value : undefined),
  isExternal: (value) => (typeof value === 'boolean' ? value : undefined),
  recentWallets(value) {
    if (!Array.isArray(value) || value.length > 2) return undefined
    const wallets = value.map(readWallet).filter((wallet) => wallet !== undefined)
    return wallets.length === value.length ? wallets : undefined
  },
  sentPayments: readList,
  paidReceivers: readList,
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
