import type { SocialProvider } from '@cleat/core'
import type { WindowLook } from '../../handoff/windowLook.ts'
import type { FrameRequest } from '../../protocol/frameRequest.ts'
import type { FrameMode } from '../../protocol/hello.ts'
import type { FrameLink } from '../../protocol/notices.ts'
import type { Signer } from '../../signer/signerTask.ts'
import type { BrowserKeys } from '../keys/openBrowserKeys.ts'
import type { Service } from '../service/createServiceClient.ts'
import type { Stage } from '../stage/createStage.ts'
import type { ServiceStream } from '../stream/serviceStream.ts'

/** The page around a frame. */
export type FramePage = { readonly origin: string; readonly mode: FrameMode }

/** Where an approval is drawn. */
export type ApprovalSurface = 'frame' | 'window' | 'refused'

/** What leaves the account by a request, or can. */
export type PaidAsset = {
  /** CAIP-2 for the coin of a chain, CAIP-10 for a token. */
  readonly asset: string
  /** Base units. */
  readonly amount: bigint
}

/** What decides where a request is shown, beside its bytes. */
export type ApprovalPlace = FramePage & {
  /** What the operator allows. `window`: nothing is approved in the frame. */
  readonly approvals: 'frame' | 'window'
  /** Whether it is within the limit that the visitor set for payments from the frame. */
  isWithinLimit(paid: readonly PaidAsset[]): Promise<boolean>
}

/** Which provider is to prove an account, and the login that waits for it. */
export type ProviderProof = { readonly provider: SocialProvider; readonly login: string }

/** What the ceremonies of a frame share. */
export type FrameContext = {
  readonly service: Service
  /** Says when a window has answered, and when the session is over. */
  readonly stream: ServiceStream
  readonly keys: BrowserKeys
  readonly signer: Signer
  readonly stage: Stage
  /** The page around the frame, as the browser names it. */
  readonly page: FramePage
  /** Where the operator lets visitors approve. */
  readonly approvals: ApprovalPlace['approvals']
  /**
   * Where a request may be shown: in the frame, or in a window alone. What no visitor should
   * approve is refused unseen.
   */
  chooseSurface(request: FrameRequest, place: ApprovalPlace): Promise<ApprovalSurface>
  /** Whether the service takes passkeys, and this browser has them. */
  readonly hasPasskeys: boolean
  /** For people: "Chrome on macOS". */
  readonly browser: string
  /**
   * Of a window that acts for a page on another site: it goes to a provider itself, to prove an
   * account for a login. It takes that login up again when it is back.
   */
  readonly leave?: ((wanted: ProviderProof) => Promise<never>) | undefined
  /** How the page around a frame looks, which windows of the frame look like. */
  readonly readLook?: (() => WindowLook | undefined) | undefined
  /** Outlives a reload of the frame, and not the tab. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** What a call of the page gives to the ceremony that answers it. */
export type Ceremony = {
  readonly signal: AbortSignal
  onStep(step: 'service' | 'surface' | 'window'): void
  /** What the visitor opens or scans. */
  readonly onLink?: ((link: FrameLink) => void) | undefined
}
