export {
  configSchemas,
  type WalletConfig,
  type WalletMode,
} from '../../service/configSchemas.ts'
export {
  deviceSchemas,
  type RegisterDevice,
  type WalletDevice,
} from '../../service/deviceSchemas.ts'
export {
  emailChangeSchemas,
  type KeepEmail,
  type StartEmailChange,
  type StartLostEmailChange,
  type WaitingEmailChange,
} from '../../service/emailChangeSchemas.ts'
export { eventSchemas, type WalletEvents } from '../../service/eventSchemas.ts'
export {
  type AnswerFarcaster,
  type FarcasterLink,
  type FarcasterOwner,
  type FarcasterQuestion,
  farcasterSchemas,
} from '../../service/farcasterSchemas.ts'
export {
  type AnswerHandoff,
  type ClaimedHandoff,
  type ClaimHandoff,
  type HandoffState,
  handoffSchemas,
  type RegisterHandoff,
} from '../../service/handoffSchemas.ts'
export {
  identitySchemas,
  type LinkIdentity,
  type WalletIdentity,
} from '../../service/identitySchemas.ts'
export {
  type EmailLogin,
  type FinishLogin,
  type LoginState,
  loginSchemas,
  type SocialLogin,
  type StartLogin,
} from '../../service/loginSchemas.ts'
export { manifestSchemas, type WalletManifest } from '../../service/manifestSchemas.ts'
export {
  type AnswerPasskey,
  type AskPasskey,
  type Passkey,
  type PasskeyOptions,
  passkeySchemas,
} from '../../service/passkeySchemas.ts'
export { priceSchemas, type WalletPrices } from '../../service/priceSchemas.ts'
export {
  type WalletProblem,
  type WalletProblemCode,
  walletProblem,
  walletProblemCodes,
} from '../../service/problemSchemas.ts'
export { sessionSchemas, type WalletSession } from '../../service/sessionSchemas.ts'
export { type StreamEvent, streamSchemas } from '../../service/streamSchemas.ts'
export { toProofInfo } from '../../service/toProofInfo.ts'
export { toShareInfo } from '../../service/toShareInfo.ts'
export {
  type AskProof,
  type AskShare,
  type CreateWallet,
  type FreezeWallet,
  type HolderProof,
  type NewGeneration,
  type ProofChallenge,
  type PutConfirm,
  type PutGeneration,
  type ReleasedShare,
  type SealedHolder,
  type TestRecovery,
  type ThawWallet,
  type WalletFacts,
  type WalletHolder,
  walletSchemas,
} from '../../service/walletSchemas.ts'
export { type SocialProvider, wireParts } from '../../service/wireParts.ts'
