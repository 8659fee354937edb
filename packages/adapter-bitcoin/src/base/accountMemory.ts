import type { StorageArea } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { readPart } from './readPart.ts'

/** Stores the accounts of a wallet that cannot be read without a prompt. */
export type AccountMemory = {
  /** The stored accounts of a network, unchecked, or `null`. */
  read(network: BitcoinNetworkName): unknown
  write(network: BitcoinNetworkName, accounts: unknown): void
  clear(): void
}

export function createAccountMemory(parameters: { area: StorageArea; key: string }): AccountMemory {
  const { area, key } = parameters
  return {
    read(network) {
      try {
        const kept: unknown = JSON.parse(area.getItem(key) ?? 'null')
        return readPart(kept, 'network') === network ? (readPart(kept, 'accounts') ?? null) : null
      } catch {
        return null
      }
    },
    write: (network, accounts) => area.setItem(key, JSON.stringify({ network, accounts })),
    clear: () => area.removeItem(key),
  }
}
