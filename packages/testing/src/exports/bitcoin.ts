export type { BitcoinAccount } from '../bitcoin/bitcoinAccount.ts'
export type { BitcoinChain } from '../bitcoin/bitcoinChain.ts'
export type { BitcoinMethod, BitcoinMethods } from '../bitcoin/bitcoinMethods.ts'
export type { BitcoinNetworkName } from '../bitcoin/bitcoinNetwork.ts'
export type { BitcoinWalletInfo } from '../bitcoin/bitcoinSigner.ts'
export type { BitcoinTarget } from '../bitcoin/dialects/dialect.ts'
export type { BitcoinDialect } from '../bitcoin/dialects/dialects.ts'
export type { BitcoinInputToSign } from '../bitcoin/signBitcoinPsbt.ts'
export {
  type BitcoinQuestion,
  type BitcoinWallet,
  type BitcoinWalletParameters,
  createBitcoinWallet,
} from '../bitcoin/wallet/createBitcoinWallet.ts'
