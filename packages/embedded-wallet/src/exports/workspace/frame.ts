export type {
  ApprovalPlace,
  ApprovalSurface,
  FramePage,
  PaidAsset,
} from '../../frame/context/frameContext.ts'
export type { KitView, KitViewName, KitViews } from '../../frame/kit/kitViews.ts'
export { type OpenedFrame, openWalletFrame } from '../../frame/openWalletFrame.ts'
export type { Stage } from '../../frame/stage/createStage.ts'
export type {
  FrameView,
  FrameViewName,
  FrameViews,
  LinkMethod,
  PasskeyProblem,
} from '../../frame/stage/frameViews.ts'
export type { FrameTheme } from '../../protocol/calls.ts'
export type { FrameRequest } from '../../protocol/frameRequest.ts'
