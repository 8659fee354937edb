export { verifyEd25519 } from '../base/verifyEd25519.ts'
export { readBase58 } from '../solana/readBase58.ts'
export { type SolanaSignature, verifyMessage } from '../solana/verifyMessage.ts'
