import type { Stage } from '../frame/stage/createStage.ts'
import type { FrameViews } from '../frame/stage/frameViews.ts'
import type { FrameLink } from '../protocol/notices.ts'
import type { WalletSettings } from './settings/openSettings.ts'

/** What a window shows. */
export type WindowView =
  | { readonly name: 'opening' }
  /** No page asked for it. */
  | { readonly name: 'nothing' }
  /** The code of this window, which the visitor types into the frame. */
  | { readonly name: 'code'; readonly code: string }
  /** What the frame of a page on its own site would ask. */
  | { readonly name: 'ask'; readonly stage: Stage }
  /** What answers a login with Farcaster. */
  | { readonly name: 'farcaster'; readonly link: FrameLink }
  | { readonly name: 'done' }
  | {
      readonly name: 'failed'
      readonly problem: 'refused' | 'failed' | 'late' | 'service' | 'stranger'
    }
  | { readonly name: 'settings'; readonly settings: WalletSettings }
  /** A request, which is approved here. */
  | {
      readonly name: 'approve'
      readonly shown: FrameViews['approve']['shown']
      readonly isBusy: boolean
      readonly answer: (answer: FrameViews['approve']['answer']) => void
    }
  /**
   * How that ended: `over` where the app took it back, or it took too long; `locked` where this
   * window is not logged in to the account that is asked.
   */
  | { readonly name: 'ended'; readonly end: 'approved' | 'declined' | 'over' | 'failed' | 'locked' }
