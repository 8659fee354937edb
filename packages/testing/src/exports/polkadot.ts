export {
  createPolkadotWallet,
  type PolkadotMethod,
  type PolkadotWallet,
  type PolkadotWalletParameters,
} from '../polkadot/createPolkadotWallet.ts'
export { devPolkadotKeys } from '../polkadot/devPolkadotKeys.ts'
export type { InjectedWeb3Target } from '../polkadot/injectExtension.ts'
export type {
  InjectedAccount,
  InjectedEntry,
  InjectedExtension,
  SignerResult,
  SignRawPayload,
} from '../polkadot/injectedExtension.ts'
export { type PolkadotKey, type PolkadotKeyType, polkadotKey } from '../polkadot/polkadotKey.ts'
export type {
  PolkadotAnswer,
  PolkadotApprover,
  PolkadotQuestion,
} from '../polkadot/polkadotQuestion.ts'
export type { SignerPayload } from '../polkadot/signerPayload.ts'
