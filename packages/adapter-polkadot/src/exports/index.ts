export {
  kusama,
  kusamaAssetHub,
  type PolkadotNetwork,
  polkadot,
  polkadotAssetHub,
  westend,
} from '@cleat/core/networks'
export type {
  PolkadotApiSigner,
  PolkadotProvider,
  PolkadotSigner,
} from '../features/createProvider.ts'
export type { DecodedCall } from '../features/decodedCall.ts'
export type { SignerPayload, SignRawPayload } from '../features/signerPayload.ts'
export type { SignerResult } from '../features/signRequest.ts'
export type { CallReader, TransactionLibrary } from '../features/transactionLibrary.ts'
export { PolkadotAdapter } from '../PolkadotAdapter.ts'
