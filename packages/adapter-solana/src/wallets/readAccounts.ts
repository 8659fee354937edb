import type { WalletAccount } from '@wallet-standard/base'
import { copyBytes, toAddress } from '../base/bytes.ts'

/** A checked account, with the wallet's own object that requests take. */
export type SharedAccount = {
  readonly address: string
  readonly chains: readonly string[]
  readonly original: WalletAccount
}

/** Bounds the memory that a wallet's list can take. */
const limit = 100

/**
 * Reads the Solana accounts of a wallet, without duplicates. `undefined` if the list is invalid.
 */
export function readAccounts(value: unknown): readonly SharedAccount[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const accounts = new Map<string, SharedAccount>()
    for (const original of value.slice(0, limit)) {
      const { address, publicKey, chains } = original
      if (!Array.isArray(chains)) return undefined
      const own = chains.filter((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
      // A wallet of several families also lists accounts of other chains.
      if (own.length === 0) continue
      if (typeof address !== 'string' || toAddress(copyBytes(publicKey)) !== address)
        return undefined
      if (!accounts.has(address)) accounts.set(address, { address, chains: own, original })
    }
    return [...accounts.values()]
  } catch {
    return undefined
  }
}
