export { isSameBytes } from '../base/isSameBytes.ts'
export {
  type BitcoinNetworkName,
  bitcoinNetworkNames,
  bitcoinReferences,
} from '../bip122/address/bitcoinNetwork.ts'
export { networkParameters } from '../bip122/address/networkParameters.ts'
export { type ParsedAddress, parseAddress } from '../bip122/address/parseAddress.ts'
export type { TimeLock } from '../bip122/bip322/verifyBip322.ts'
export { type BitcoinSignature, verifyMessage } from '../bip122/verifyMessage.ts'
