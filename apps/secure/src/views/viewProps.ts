import type { FrameView, FrameViewName } from '@cleat/embedded-wallet/frame'

/** What a view of the stage gets. */
export type ViewProps<name extends FrameViewName> = Omit<Extract<FrameView, { name: name }>, 'name'>
