import type {
  SIWXConfig,
  SIWXMessage,
  SIWXSession,
  SignInDevice,
  SignInPolicy,
  SignInTerms,
} from '@cleat/core/sign-in'

export { CleatSIWX } from '../cleat/CleatSIWX.ts'
export {
  ReownAuthentication,
  ReownAuthentication as CloudAuthSIWX,
} from '../cleat/ReownAuthentication.ts'
export { SiwxError } from '../config/siwxError.ts'
export { BIP122Verifier } from '../local/BIP122Verifier.ts'
export { DefaultSIWX } from '../local/DefaultSIWX.ts'
export { EIP155Verifier } from '../local/EIP155Verifier.ts'
export { InformalMessenger } from '../local/InformalMessenger.ts'
export { LocalStorage } from '../local/LocalStorage.ts'
export { PolkadotVerifier } from '../local/PolkadotVerifier.ts'
export { SIWXVerifier } from '../local/SIWXVerifier.ts'
export { SolanaVerifier } from '../local/SolanaVerifier.ts'
export type { SIWXMessenger } from '../local/siwxMessenger.ts'
export type { SIWXStorage } from '../local/siwxStorage.ts'
export type { SiwxCall } from '../server/siwxCall.ts'

export type { SIWXConfig, SIWXMessage, SIWXSession, SignInDevice, SignInPolicy, SignInTerms }
