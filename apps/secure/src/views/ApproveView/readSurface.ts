import type { ApprovalSurface, FramePage, FrameRequest } from '@cleat/embedded-wallet/frame'
import { chooseSurface, type SurfaceFacts } from './chooseSurface.ts'
import { listDangers } from './listDangers.ts'
import { readContent } from './readContent.ts'
import { readRequest } from './readRequest.ts'

/** Where a request of a page may be drawn, by what its bytes say. */
export function readSurface(
  request: FrameRequest,
  { mode, visibility }: Pick<FramePage, 'mode'> & Pick<SurfaceFacts, 'visibility'>,
): ApprovalSurface {
  const { actions, level } = readRequest(request)
  const isTypedData = request.question.method === 'eth_signTypedData_v4'
  const content = readContent(actions, isTypedData)
  return chooseSurface({ mode, visibility, content, level, dangers: listDangers(actions) })
}
