import type { FrameRequest, SignedAnswer } from '../../protocol/frameRequest.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import { answerByWindow } from '../windows/answerByWindow.ts'
import { createSpending } from './createSpending.ts'
import { findWallet } from './findWallet.ts'
import { readQuestion } from './readQuestion.ts'
import { requireSeen } from './requireSeen.ts'
import { signRequest } from './signRequest.ts'

/**
 * Shows what the page asks for, and signs it once the visitor approves. What is signed is the
 * frozen copy that was shown. What the frame may not show is approved and signed in a window.
 */
export async function answerRequest(
  context: FrameContext,
  asked: FrameRequest,
  ceremony: Ceremony,
): Promise<SignedAnswer> {
  const request = readQuestion(asked)
  const { stage, page, approvals } = context
  const { signal, onStep } = ceremony
  onStep('service')
  if (page.mode === 'cross-site') {
    await requireSeen(context, request, signal)
    const place = { ...page, approvals: 'window', isWithinLimit: async () => false } as const
    if ((await context.chooseSurface(request, place)) === 'refused')
      throw new FrameFault('unsupported')
    return answerByWindow(context, request, ceremony)
  }
  const wallet = await findWallet(context, request, signal)
  const spending = createSpending(context, { walletId: wallet.walletId, signal })
  const { allows: isWithinLimit } = spending
  const surface = await context.chooseSurface(request, { ...page, approvals, isWithinLimit })
  if (surface === 'refused') throw new FrameFault('unsupported')
  if (surface === 'window') return answerByWindow(context, request, ceremony)
  onStep('surface')
  for (let problem: 'service' | undefined; ; problem = 'service') {
    const shown = { origin: page.origin, request, problem }
    const { kind } = await stage.ask('approve', shown, signal)
    if (kind === 'decline') throw new FrameFault('declined')
    if (kind === 'window') return answerByWindow(context, request, ceremony)
    // Another tab may have paid meanwhile.
    if (!(await spending.take())) return answerByWindow(context, request, ceremony)
    try {
      return { signed: await signRequest(context, { ...wallet, request }, signal) }
    } catch (error) {
      // Nothing was signed without the service's share.
      if (error instanceof ServiceError) await spending.giveBack()
      if (!(error instanceof ServiceError) || error.code !== 'UNREACHABLE') throw error
    }
  }
}
