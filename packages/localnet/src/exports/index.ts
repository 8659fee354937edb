export type { LocalAccount } from '../localAccounts.ts'
export { LocalnetStartError, type LocalnetStartErrorParameters } from '../localnetStartError.ts'
export type {
  LocalPolkadot,
  LocalPolkadotNetwork,
  StartPolkadotParameters,
} from '../polkadot/startPolkadot.ts'
export {
  type LocalChain,
  type Localnet,
  type StartLocalnetParameters,
  startLocalnet,
} from '../startLocalnet.ts'
