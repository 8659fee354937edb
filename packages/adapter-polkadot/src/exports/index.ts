export type {
  PolkadotApiSigner,
  PolkadotProvider,
  PolkadotSigner,
} from '../features/createProvider.ts'
export type { SignerPayload, SignRawPayload } from '../features/signerPayload.ts'
export type { SignerResult } from '../features/signRequest.ts'
export type { TransactionLibrary } from '../features/transactionLibrary.ts'
export { kusama } from '../networks/kusama.ts'
export { kusamaAssetHub } from '../networks/kusamaAssetHub.ts'
export { polkadot } from '../networks/polkadot.ts'
export { polkadotAssetHub } from '../networks/polkadotAssetHub.ts'
export type { PolkadotNetwork } from '../networks/polkadotNetwork.ts'
export { westend } from '../networks/westend.ts'
export { PolkadotAdapter } from '../PolkadotAdapter.ts'
