export { discoverWallets } from '../discovery/discoverWallets.ts'
export { watchWallets } from '../discovery/watchWallets.ts'
export { evmRules } from '../evmRules.ts'
export {
  type AppProvider,
  createAppProvider,
} from '../provider/createAppProvider.ts'
export { type GuardedProvider, guardProvider } from '../provider/guardProvider.ts'
export { toProviderError } from '../provider/toProviderError.ts'
export { checkRequest } from '../requests/checkRequest.ts'
export { isJudged } from '../requests/isJudged.ts'
export { connectBySignIn } from '../signIn/connectBySignIn.ts'
export { createTransferRequest } from '../transfers/createTransferRequest.ts'
export { createAccountRequest } from '../wallet/createAccountRequest.ts'
export {
  createEip1193Session,
  type Eip1193Handlers,
  type Eip1193Session,
} from '../wallet/createEip1193Session.ts'
export {
  createEip1193Wallet,
  type Eip1193Wallet,
} from '../wallet/createEip1193Wallet.ts'
export { moveToChain } from '../wallet/moveToChain.ts'
export { revokePermission } from '../wallet/revokePermission.ts'
export { switchWalletChain } from '../wallet/switchWalletChain.ts'
