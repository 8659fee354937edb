import type { ApprovalPlace, ApprovalSurface } from '../frame/context/frameContext.ts'
import { FrameFault } from '../frame/faults/frameFault.ts'
import { toFault } from '../frame/faults/toFault.ts'
import type { BrowserKeys } from '../frame/keys/openBrowserKeys.ts'
import { findWallet } from '../frame/requests/findWallet.ts'
import { readQuestion } from '../frame/requests/readQuestion.ts'
import { signRequest } from '../frame/requests/signRequest.ts'
import type { Service } from '../frame/service/createServiceClient.ts'
import { ServiceError } from '../frame/service/serviceError.ts'
import type { FrameViews } from '../frame/stage/frameViews.ts'
import { openHandoffHints } from '../handoff/handoffHints.ts'
import type { HandoffSecret } from '../handoff/handoffSecret.ts'
import type { WindowAnswer } from '../handoff/windowRequest.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import type { Signer } from '../signer/signerTask.ts'
import { answerHandoff } from './answers/answerHandoff.ts'
import { followHandoff } from './follow/followHandoff.ts'
import { isOver } from './follow/isOver.ts'
import { requireOpen } from './follow/requireOpen.ts'
import { tellLeaving } from './follow/tellLeaving.ts'
import type { WindowView } from './windowView.ts'

export declare namespace approveInWindow {
  type Parameters = {
    window: Pick<Window, 'addEventListener' | 'removeEventListener'>
    service: Service
    keys: BrowserKeys
    signer: Signer
    /** For people: "Chrome on macOS". */
    browser: string
    handoff: HandoffSecret
    /** Who asks, as the browser named it to the frame. */
    host: string
    request: FrameRequest
    /** Whether the page that asks is on another site. */
    isAcross?: boolean | undefined
    chooseSurface(request: FrameRequest, place: ApprovalPlace): Promise<ApprovalSurface>
    onView: (view: WindowView) => void
  }
}

/**
 * Shows the request of a frame in this window, signs it once the visitor approves, and answers.
 * What the frame takes back meanwhile is not signed.
 */
export async function approveInWindow(parameters: approveInWindow.Parameters): Promise<void> {
  const { service, handoff, onView } = parameters
  const over = new AbortController()
  const hints = openHandoffHints(handoff.hash, (hint) => {
    if (hint === 'over') over.abort()
  })
  parameters.window.addEventListener('pagehide', () => hints.tell('leaving'))
  hints.tell('here')
  const { hash } = handoff
  void followHandoff({ service, hash }, over)
  const stay = parameters.isAcross ? tellLeaving({ ...parameters, hash }) : undefined
  const end = (name: Extract<WindowView, { name: 'ended' }>['end']) =>
    onView({ name: 'ended', end: name })
  try {
    const answer = await decide(parameters, over.signal)
    await answerHandoff(service, handoff, answer)
    hints.tell('answered')
    end(toEnd(answer))
  } catch (error) {
    end(over.signal.aborted || isOver(error) ? 'over' : 'failed')
  } finally {
    over.abort()
    stay?.()
  }
}

function toEnd({ failure }: WindowAnswer): Extract<WindowView, { name: 'ended' }>['end'] {
  if (failure === 'declined') return failure
  if (failure === 'locked' || failure === 'not-logged-in') return 'locked'
  return failure ? 'failed' : 'approved'
}

/** What the visitor decides, carried out. Throws once the frame took the request back. */
async function decide(
  parameters: approveInWindow.Parameters,
  over: AbortSignal,
): Promise<WindowAnswer> {
  const { service, keys, signer, browser, host, onView } = parameters
  try {
    const request = readQuestion(parameters.request)
    const wallet = await findWallet({ service }, request, over).catch((error: unknown) => {
      // The account of the frame is known to be there: this window is logged in to another.
      const isOther = parameters.isAcross && error instanceof FrameFault
      throw isOther ? new FrameFault('locked') : error
    })
    const page = { origin: host, mode: 'same-site' } as const
    const place = { ...page, approvals: 'window', isWithinLimit: async () => false } as const
    const surface = await parameters.chooseSurface(request, place)
    if (surface === 'refused') return { failure: 'unsupported' }
    for (let problem: 'service' | undefined; ; problem = 'service') {
      const shown = { origin: host, request, problem }
      const { kind } = await ask(onView, shown, over)
      if (kind !== 'approve') return { failure: 'declined' }
      try {
        await requireOpen({ service, hash: parameters.handoff.hash }, over)
        const signing = { ...wallet, request }
        const own = { service, keys, signer, page, browser }
        return { answer: { signed: await signRequest(own, signing, over) } }
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'UNREACHABLE') throw error
      }
    }
  } catch (error) {
    if (over.aborted || isOver(error)) throw error
    return { failure: toFault(error).code }
  }
}

/** Shows a request until it is answered, and then as busy. Ends with the signal. */
function ask(
  onView: approveInWindow.Parameters['onView'],
  shown: FrameViews['approve']['shown'],
  signal: AbortSignal,
): Promise<FrameViews['approve']['answer']> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    const view = { name: 'approve', shown } as const
    onView({
      ...{ ...view, isBusy: false },
      answer(answer) {
        signal.removeEventListener('abort', stop)
        onView({ ...view, isBusy: true, answer: () => undefined })
        resolve(answer)
      },
    })
  })
}
