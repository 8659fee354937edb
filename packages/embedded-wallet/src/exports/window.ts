export type { ApprovalSurface, FramePage } from '../frame/context/frameContext.ts'
export { openWalletWindow } from '../window/openWalletWindow.ts'
export type { WindowView } from '../window/windowView.ts'
