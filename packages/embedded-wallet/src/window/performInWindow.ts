import type { Ceremony, FrameContext, ProviderProof } from '../frame/context/frameContext.ts'
import { toFault } from '../frame/faults/toFault.ts'
import { readBrowser } from '../frame/readBrowser.ts'
import { createStage } from '../frame/stage/createStage.ts'
import type { ServiceStream } from '../frame/stream/serviceStream.ts'
import type { HandoffSecret } from '../handoff/handoffSecret.ts'
import type { FrameFailure } from '../protocol/notices.ts'
import type { WalletConfig } from '../service/configSchemas.ts'
import { answerHandoff } from './answers/answerHandoff.ts'
import { followHandoff } from './follow/followHandoff.ts'
import { isOver } from './follow/isOver.ts'
import { requireOpen } from './follow/requireOpen.ts'
import { tellLeaving } from './follow/tellLeaving.ts'
import type { WindowView } from './windowView.ts'

export declare namespace performInWindow {
  type Parameters = Pick<FrameContext, 'service' | 'keys' | 'signer'> & {
    window: Window
    config: Pick<WalletConfig, 'methods'>
    handoff: HandoffSecret
    /** The page that asks, on another site. */
    host: string
    onView: (view: WindowView) => void
    run: (context: FrameContext, ceremony: Ceremony) => Promise<unknown>
    /** Goes to a provider. The request waits until the window is back. */
    leave?: ((wanted: ProviderProof) => Promise<void>) | undefined
    /** What the window shows once it worked. Without it, the frame is not answered yet. */
    end?: { readonly view: WindowView; readonly hasSession: boolean } | undefined
  }
}

/** A window is short-lived: it asks. */
const unheard: ServiceStream = {
  setSession: () => undefined,
  watchHandoff: () => () => undefined,
  isLive: () => false,
}

/**
 * Does in this window what the frame of a page on its own site does itself, and tells the frame how
 * it ended. What the frame takes back meanwhile ends.
 * @returns whether it worked
 */
export async function performInWindow(parameters: performInWindow.Parameters): Promise<boolean> {
  const { window, service, keys, signer, config, handoff, host, onView, run, end } = parameters
  const { leave } = parameters
  const { hash } = handoff
  const stage = createStage()
  const over = new AbortController()
  const stay = tellLeaving({ window, service, hash })
  const context: FrameContext = {
    ...{ service, keys, signer, stage, memory: window.sessionStorage },
    page: { origin: host, mode: 'cross-site' },
    stream: unheard,
    // It approves nothing.
    approvals: 'window',
    chooseSurface: async () => 'refused',
    hasPasskeys: config.methods.passkey && 'PublicKeyCredential' in window,
    browser: readBrowser(window.navigator.userAgent),
    leave: leave && (async (wanted) => leaveFor(leave(wanted), stay)),
  }
  onView({ name: 'ask', stage })
  try {
    // A window that is loaded again has nothing to do any more.
    await requireOpen({ service, hash }, over.signal)
    void followHandoff({ service, hash }, over)
    await run(context, {
      signal: over.signal,
      onStep(step) {
        // What is asked next takes the place of a link.
        if (step === 'surface') onView({ name: 'ask', stage })
      },
      onLink: (link) => onView({ name: 'farcaster', link }),
    })
    if (!end) return true
    await answerHandoff(service, handoff, {}, end.hasSession)
    onView(end.view)
    return true
  } catch (error) {
    if (over.signal.aborted || isOver(error)) onView({ name: 'ended', end: 'over' })
    else {
      const failure = toFault(error).code
      await answerHandoff(service, handoff, { failure }).catch(() => undefined)
      onView(toView(failure))
    }
    return false
  } finally {
    over.abort()
    stage.clear()
    stay()
  }
}

/** Nothing of this page runs on at the provider. */
async function leaveFor(leaving: Promise<void>, stay: () => void): Promise<never> {
  await leaving
  stay()
  return new Promise<never>(() => undefined)
}

function toView(failure: FrameFailure): WindowView {
  switch (failure) {
    case 'declined':
      return { name: 'ended', end: 'declined' }
    case 'service':
      return { name: 'failed', problem: 'service' }
    case 'provider-refused':
      return { name: 'failed', problem: 'refused' }
    case 'provider-failed':
      return { name: 'failed', problem: 'failed' }
    default:
      return { name: 'failed', problem: 'late' }
  }
}
