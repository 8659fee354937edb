import type { WindowView } from '@cleat/embedded-wallet/window'
import type { DrillVisitor } from './createDrillVisitor.ts'
import type { DrillFrame } from './openDrillFrame.ts'
import type { DrillWindow } from './openDrillWindow.ts'

/** Where a ceremony takes place. */
export type DrillPlace = {
  readonly frame: DrillFrame
  readonly visitor: DrillVisitor
  /** Of the visitor's wallet on EVM chains. */
  readonly address: string
  /** The page opens a window in the click. */
  openWindow(secret: string, onView?: (view: WindowView) => void): DrillWindow
}
