import type { Drops } from '../drops/createDrops.ts'
import type { BalanceSource } from './balanceSource.ts'
import { fetchBitcoinBalance } from './fetchBitcoinBalance.ts'
import { fetchEvmBalances } from './fetchEvmBalances.ts'
import { fetchSolanaBalances } from './fetchSolanaBalances.ts'

/** Reads balances of listed tokens from the chains' nodes. */
export function createBalanceSource({ drops }: { drops: Drops }): BalanceSource {
  return {
    async read({ chain, address, signal }) {
      switch (chain.namespace) {
        case 'eip155':
          return fetchEvmBalances({ chain, address, signal, drops })
        case 'solana':
          return fetchSolanaBalances({ chain, address, signal, drops })
        case 'bip122':
          return fetchBitcoinBalance({ chain, address, signal })
        default:
          return chain satisfies never
      }
    },
  }
}
