import type { ApprovalPlace, ApprovalSurface, FrameRequest } from '@cleat/embedded-wallet/frame'
import { canProveVisibility } from './consent/watchVisibility.ts'
import { readSurface } from './readSurface.ts'

/** Where a request of the page around this frame may be drawn. */
export function chooseInFrame(
  request: FrameRequest,
  place: ApprovalPlace,
): Promise<ApprovalSurface> {
  const visibility = canProveVisibility() ? 'pending' : 'unable'
  return readSurface(request, { ...place, visibility })
}
