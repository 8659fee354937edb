import type { AdapterSession } from '@cleat/core/adapter'
import type { GetUtxos } from '../esplora/readCoins.ts'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'

/** What payments are made with: the connected wallet, and where the coins are read. */
export type TransferContext = {
  readonly session: AdapterSession<BitcoinWallet>
  /** Instead of the Esplora interface. */
  readonly getUTXOs?: GetUtxos | undefined
}
