import type { FrameLink } from '../../protocol/notices.ts'
import { farcasterSchemas } from '../../service/farcasterSchemas.ts'
import { type LoginState, loginSchemas } from '../../service/loginSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'

/** A login that waits for a signature elsewhere. */
type Waiting = { readonly id: string; readonly link: FrameLink }

/** A login that is proven, and whether its account is known. */
export type ProvenFarcaster = { readonly id: string; readonly isKnown: boolean }

const pollMs = 1_000

/**
 * Waits until a key of a Farcaster account has signed for this browser.
 * @param onLink gets what the visitor opens or scans, again when it is opened or renewed
 * @throws `FrameFault`, `ServiceError`
 */
export async function proveFarcaster(
  context: Pick<FrameContext, 'service' | 'page'>,
  onLink: (link: FrameLink) => void,
  signal: AbortSignal,
): Promise<ProvenFarcaster> {
  const tell = (waiting: Waiting) => {
    onLink(waiting.link)
    return waiting
  }
  let waiting = tell(await open(context, signal))
  for (;;) {
    const state = await readState(context, waiting.id, signal)
    switch (state?.state) {
      case 'known':
      case 'new':
      case 'linkable':
        return { id: waiting.id, isKnown: state.state === 'known' }
      case 'failed':
        throw new FrameFault(
          state.code === 'LOGIN_PROVIDER_REFUSED' ? 'provider-refused' : 'provider-failed',
        )
      case 'over':
        waiting = tell(await open(context, signal))
        break
      case 'seen':
        if (!waiting.link.isSeen)
          waiting = tell({ ...waiting, link: { ...waiting.link, isSeen: true } })
        break
      default:
    }
    await new Promise((done) => setTimeout(done, pollMs))
    signal.throwIfAborted()
  }
}

async function open(
  { service, page }: Pick<FrameContext, 'service' | 'page'>,
  signal: AbortSignal,
): Promise<Waiting> {
  const { id } = await service.ask({
    ...{ method: 'POST', path: 'logins', schema: loginSchemas.social, signal },
    body: { method: 'social', provider: 'farcaster', host: page.origin },
  })
  const { door, url } = await service.ask({
    ...{ method: 'POST', path: `logins/${id}/farcaster/link`, body: {} },
    ...{ schema: farcasterSchemas.link, signal },
  })
  return { id, link: { door, url, isSeen: false } }
}

/** `undefined` where the service does not answer: the next question may be answered. */
function readState(
  { service }: Pick<FrameContext, 'service'>,
  id: string,
  signal: AbortSignal,
): Promise<LoginState | undefined> {
  return service
    .ask({ method: 'GET', path: `logins/${id}`, schema: loginSchemas.state, signal })
    .catch((error: unknown) => {
      if (error instanceof ServiceError && error.code === 'UNREACHABLE') return undefined
      throw error
    })
}
