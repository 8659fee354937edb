export { type LocalSmartAccounts, localSmartAccounts } from '../accounts/localSmartAccounts.ts'
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
export { bundlerContracts } from '../bundler/bundlerContracts.ts'
export type { BundlerControl } from '../bundler/bundlerControl.ts'
export {
  type PlaceBundlerContractsParameters,
  placeBundlerContracts,
} from '../bundler/placeBundlerContracts.ts'
export {
  type LocalBundler,
  type StartBundlerParameters,
  startBundler,
} from '../bundler/startBundler.ts'
export { contractCode } from '../contracts/contractCode.ts'
export { getAmountOut } from '../exchange/getAmountOut.ts'
export { type LiarMode, liarModes } from '../exchange/liarModes.ts'
export {
  type LocalExchange,
  type LocalPool,
  localExchange,
} from '../exchange/localExchange.ts'
export {
  type CreateMiniAppHostParameters,
  createMiniAppHost,
  type LocalMiniAppHost,
} from '../farcaster/createMiniAppHost.ts'
export {
  type LocalFarcaster,
  type PlaceFarcasterParameters,
  placeFarcaster,
} from '../farcaster/placeFarcaster.ts'
export {
  type LocalFarcasterApp,
  type LocalFarcasterUser,
  type StartFarcasterAppParameters,
  startFarcasterApp,
} from '../farcaster/startFarcasterApp.ts'
export { type RpcFlavour, startRpcFlavour } from '../flavours/startRpcFlavour.ts'
export type { LocalAccount } from '../localAccounts.ts'
export {
  type LocalMail,
  type Mailbox,
  type StartMailboxParameters,
  startMailbox,
} from '../mailbox/startMailbox.ts'
export { startProtectedRpc } from '../mev/startProtectedRpc.ts'
export {
  type Sandwich,
  type SandwichBot,
  type StartSandwichBotParameters,
  startSandwichBot,
} from '../mev/startSandwichBot.ts'
export { type PlaceNamesParameters, placeNames } from '../names/placeNames.ts'
export type { StoredOrder } from '../orders/createOrderStore.ts'
export { type OrderBook, startOrderBook } from '../orders/startOrderBook.ts'
export type {
  LocalPolkadot,
  LocalPolkadotNetwork,
  StartPolkadotParameters,
} from '../polkadot/startPolkadot.ts'
export {
  LocalnetStartError,
  type LocalnetStartErrorParameters,
} from '../process/localnetStartError.ts'
export type { RpcProxy } from '../rpcProxy/startRpcProxy.ts'
export type { SocialStep } from '../socials/createSocial.ts'
export { type LocalUser, localUser } from '../socials/localUser.ts'
export type { SocialId } from '../socials/socialDialects.ts'
export {
  type LocalSocials,
  type StartSocialsParameters,
  startSocials,
} from '../socials/startSocials.ts'
export { type LocalSolanaToken, localSolanaTokens } from '../solana/localSolanaTokens.ts'
export type { SolanaAccount } from '../solana/solanaAccounts.ts'
export type { LocalSolana, SolanaMaker, StartSolanaParameters } from '../solana/startSolana.ts'
export {
  type LocalChain,
  type Localnet,
  type StartLocalnetParameters,
  startLocalnet,
} from '../startLocalnet.ts'
export { type SwapStage, startSwapStage } from '../swapStage/startSwapStage.ts'
export { type LocalToken, localTokens } from '../tokens/localTokens.ts'
