export { BitcoinAdapter } from '../BitcoinAdapter.ts'
export type { InputToSign, MessageProtocol } from '../base/dialectWallet.ts'
export type { GetUtxos, Utxo } from '../esplora/fetchCoins.ts'
export type {
  BitcoinAccountAddress,
  BitcoinProvider,
  BitcoinProvider as BitcoinConnector,
  SignPsbtParameters,
} from '../features/createBitcoinProvider.ts'
