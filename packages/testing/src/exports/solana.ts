export {
  createSolanaWallet,
  type SolanaWallet,
  type SolanaWalletParameters,
} from '../solana/createSolanaWallet.ts'
export { devSolanaSeeds } from '../solana/devSolanaSeeds.ts'
export type { RegisterTarget } from '../solana/registerWallet.ts'
export type { SolanaApproval, SolanaApprover } from '../solana/solanaApproval.ts'
export type { SolanaChain, SolanaMethod } from '../solana/solanaMethod.ts'
