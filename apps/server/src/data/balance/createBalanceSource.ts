import type { Drops } from '../drops/createDrops.ts'
import type { BalanceSource } from './balanceSource.ts'
import { readBitcoinBalance } from './readBitcoinBalance.ts'
import { readEvmBalances } from './readEvmBalances.ts'
import { readSolanaBalances } from './readSolanaBalances.ts'

/** Reads balances of listed tokens from the chains' nodes. */
export function createBalanceSource({ drops }: { drops: Drops }): BalanceSource {
  return {
    async read({ chain, address, signal }) {
      switch (chain.namespace) {
        case 'eip155':
          return readEvmBalances({ chain, address, signal, drops })
        case 'solana':
          return readSolanaBalances({ chain, address, signal, drops })
        case 'bip122':
          return readBitcoinBalance({ chain, address, signal })
        default:
          return chain satisfies never
      }
    },
  }
}
