import type { WalletAccount } from '@wallet-standard/base'
import { copyBytes, toAddress } from '../bytes.ts'

/** An account that a wallet shares, checked, and the wallet's own object, which it wants back. */
export type SharedAccount = {
  readonly address: string
  readonly chains: readonly string[]
  readonly original: WalletAccount
}

/** No visitor has more, and a list without end must not fill the page's memory. */
const limit = 100

/** The accounts of Solana in what a wallet says, each once. `undefined` when what it says makes no sense. */
export function readAccounts(value: unknown): readonly SharedAccount[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const accounts = new Map<string, SharedAccount>()
    for (const original of value.slice(0, limit)) {
      const { address, publicKey, chains } = original
      if (!Array.isArray(chains)) return undefined
      const own = chains.filter((chain) => typeof chain === 'string' && chain.startsWith('solana:'))
      // Wallets of several families share accounts of other chains here as well.
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
