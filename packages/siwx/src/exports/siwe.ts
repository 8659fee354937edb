export { createSIWEConfig } from '../siwe/createSIWEConfig.ts'
export { formatMessage } from '../siwe/formatMessage.ts'
export { getAddressFromMessage } from '../siwe/getAddressFromMessage.ts'
export { getChainIdFromMessage } from '../siwe/getChainIdFromMessage.ts'
export { getDidAddress } from '../siwe/getDidAddress.ts'
export { getDidChainId } from '../siwe/getDidChainId.ts'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
  SIWEVerifyMessageArgs,
} from '../siwe/siweOptions.ts'
export { verifySignature } from '../siwe/verifySignature.ts'
