import { type CaipNetworkId, isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { StorageArea } from '../../base/storage/storageArea.ts'

/** A wallet that the visitor connected and has not disconnected. */
export type RememberedWallet = {
  readonly connectorId: string
  readonly caipNetworkId: CaipNetworkId
  /** The account that the visitor chose among the shared ones. */
  readonly address?: string | undefined
  /** What the wallet showed of itself. */
  readonly mark?: string | undefined
  /** The first account that it shared last. */
  readonly account?: string | undefined
}

export type RememberedWallets = {
  /** The most recently used wallet comes first. */
  list(): readonly RememberedWallet[]
  find(connectorId: string): RememberedWallet | undefined
  /** Moves a wallet to the front, or adds it there. Fields that are not given stay. */
  add(wallet: RememberedWallet): void
  /** Updates the given fields of a remembered wallet. Does nothing for other wallets. */
  update(wallet: RememberedWallet): void
  remove(connectorId: string): void
  clear(): void
}

export declare namespace createRememberedWallets {
  type Parameters = { area: StorageArea; key: string }
}

/** Stores which wallets are restored on the next visit. Invalid stored entries are ignored. */
export function createRememberedWallets(
  parameters: createRememberedWallets.Parameters,
): RememberedWallets {
  const { area, key } = parameters
  const list = () => parseRemembered(area.getItem(key))
  const write = (wallets: readonly RememberedWallet[]) =>
    wallets.length > 0 ? area.setItem(key, JSON.stringify(wallets)) : area.removeItem(key)
  const join = (wallet: RememberedWallet) => ({ ...find(wallet.connectorId), ...wallet })
  const find = (id: string) => list().find(({ connectorId }) => connectorId === id)
  const others = (id: string) => list().filter(({ connectorId }) => connectorId !== id)

  return {
    list,
    find,
    add: (wallet) => write([join(wallet), ...others(wallet.connectorId)]),
    update: (wallet) =>
      write(list().map((one) => (one.connectorId === wallet.connectorId ? join(wallet) : one))),
    remove: (id) => write(others(id)),
    clear: () => area.removeItem(key),
  }
}

/** Validates the stored value, which is untrusted. */
export function parseRemembered(value: string | null): readonly RememberedWallet[] {
  try {
    const wallets: unknown = JSON.parse(value ?? '[]')
    return Array.isArray(wallets) ? wallets.flatMap(readEntry) : []
  } catch {
    return []
  }
}

function readEntry(entry: unknown): readonly RememberedWallet[] {
  const { connectorId, caipNetworkId, ...rest } = (entry ?? {}) as Record<string, unknown>
  if (typeof connectorId !== 'string' || !isCaipNetworkId(caipNetworkId)) return []
  const texts = (['address', 'mark', 'account'] as const).flatMap((key) =>
    typeof rest[key] === 'string' ? [[key, rest[key]]] : [],
  )
  return [{ connectorId, caipNetworkId, ...Object.fromEntries(texts) }]
}
