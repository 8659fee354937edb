export { BitcoinAdapter } from '../BitcoinAdapter.ts'
export type {
  BitcoinAccountAddress,
  BitcoinProvider,
  SignPsbtParameters,
} from '../features/createBitcoinProvider.ts'
export type { GetUtxos, Utxo } from '../features/readBalance.ts'
export type { InputToSign, MessageProtocol } from '../wallet/dialectWallet.ts'
