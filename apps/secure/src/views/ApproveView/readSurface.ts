import type { ApprovalPlace, ApprovalSurface, FrameRequest } from '@cleat/embedded-wallet/frame'
import { chooseSurface, type SurfaceFacts } from './chooseSurface.ts'
import { listDangers } from './listDangers.ts'
import { listPaid } from './listPaid.ts'
import { readContent } from './readContent.ts'
import { readRequest } from './readRequest.ts'

/** Where a request of a page may be drawn, by what its bytes say. */
export async function readSurface(
  request: FrameRequest,
  place: Pick<ApprovalPlace, 'mode' | 'approvals' | 'isWithinLimit'> &
    Pick<SurfaceFacts, 'visibility'>,
): Promise<ApprovalSurface> {
  const { mode, visibility, approvals, isWithinLimit } = place
  const { actions, level } = readRequest(request)
  const isTypedData = request.question.method === 'eth_signTypedData_v4'
  const content = readContent(actions, isTypedData)
  const dangers = listDangers(actions)
  const facts = { mode, visibility, approvals, content, level, dangers }
  const free = chooseSurface({ ...facts, isWithinLimit: true })
  const paid = listPaid(request, actions)
  // What is in a window anyway is not priced.
  if (free !== 'frame' || paid.length === 0) return free
  return chooseSurface({ ...facts, isWithinLimit: await isWithinLimit(paid) })
}
