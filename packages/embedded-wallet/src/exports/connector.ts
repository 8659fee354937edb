export type { AuthChain } from '../connector/authChain.ts'
export type { AuthSigner } from '../connector/authSigner.ts'
export { createAuthWallet } from '../connector/createAuthWallet.ts'
