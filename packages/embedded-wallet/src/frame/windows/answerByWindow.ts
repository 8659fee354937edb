import type { FrameRequest, SignedAnswer } from '../../protocol/frameRequest.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { askWindow } from './askWindow.ts'
import { findLogin } from './findLogin.ts'

/** Has a window show a request and sign it. */
export async function answerByWindow(
  context: FrameContext,
  request: FrameRequest,
  ceremony: Ceremony,
): Promise<SignedAnswer> {
  const isAcross = context.page.mode === 'cross-site'
  const login = isAcross ? await findLogin(context, ceremony.signal) : undefined
  const asked = { kind: 'approve', request, ...(login && { login }) } as const
  const { failure, answer } = await askWindow(context, { request: asked }, ceremony).catch(
    (error: unknown) => {
      const isClosed = error instanceof FrameFault && error.code === 'window-closed'
      throw isClosed ? new FrameFault('declined') : error
    },
  )
  if (failure || !answer) throw new FrameFault(failure ?? 'failed')
  return answer
}
