export {
  BitcoindUnavailableError,
  type BitcoindUnavailableErrorParameters,
} from '../bitcoin/bitcoindUnavailableError.ts'
export { type BitcoinRpc, BitcoinRpcError } from '../bitcoin/createBitcoinRpc.ts'
export {
  type LocalBitcoin,
  type StartBitcoinParameters,
  startBitcoin,
} from '../bitcoin/startBitcoin.ts'
export type { LocalAccount } from '../localAccounts.ts'
export type {
  LocalPolkadot,
  LocalPolkadotNetwork,
  StartPolkadotParameters,
} from '../polkadot/startPolkadot.ts'
export {
  LocalnetStartError,
  type LocalnetStartErrorParameters,
} from '../process/localnetStartError.ts'
export { type LocalSolanaToken, localSolanaTokens } from '../solana/localSolanaTokens.ts'
export type { SolanaAccount } from '../solana/solanaAccounts.ts'
export type { LocalSolana, StartSolanaParameters } from '../solana/startSolana.ts'
export {
  type LocalChain,
  type Localnet,
  type StartLocalnetParameters,
  startLocalnet,
} from '../startLocalnet.ts'
export { contractCode } from '../tokens/contractCode.ts'
export { type LocalToken, localTokens } from '../tokens/localTokens.ts'
