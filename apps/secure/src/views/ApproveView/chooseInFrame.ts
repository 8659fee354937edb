import type { ApprovalSurface, FramePage, FrameRequest } from '@cleat/embedded-wallet/frame'
import { canProveVisibility } from './consent/watchVisibility.ts'
import { readSurface } from './readSurface.ts'

/** Where a request of the page around this frame may be drawn. */
export function chooseInFrame(request: FrameRequest, mode: FramePage['mode']): ApprovalSurface {
  return readSurface(request, { mode, visibility: canProveVisibility() ? 'pending' : 'unable' })
}
