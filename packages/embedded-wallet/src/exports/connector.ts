export type { AuthChain } from '../accounts/authChain.ts'
export type { PlainAccount, PreparedTransaction } from '../accounts/createPlainAccount.ts'
export type { AuthSigner } from '../connector/authSigner.ts'
export { createAuthWallet } from '../connector/createAuthWallet.ts'
