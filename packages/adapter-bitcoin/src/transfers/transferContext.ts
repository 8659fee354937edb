import type { AdapterSession } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import type { GetUtxos } from '../esplora/fetchCoins.ts'

/** The connected wallet and the source of coins. */
export type TransferContext = {
  readonly session: AdapterSession<BitcoinWallet>
  /** Replaces the Esplora API. */
  readonly getUTXOs?: GetUtxos | undefined
}
