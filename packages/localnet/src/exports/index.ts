export type { LocalAccount } from '../localAccounts.ts'
export { LocalnetStartError, type LocalnetStartErrorParameters } from '../localnetStartError.ts'
export type { SolanaAccount } from '../solana/solanaAccounts.ts'
export type { LocalSolana, StartSolanaParameters } from '../solana/startSolana.ts'
export {
  type LocalChain,
  type Localnet,
  type StartLocalnetParameters,
  startLocalnet,
} from '../startLocalnet.ts'
