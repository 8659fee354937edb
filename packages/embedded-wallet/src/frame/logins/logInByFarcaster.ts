import type { FrameUser } from '../../protocol/frameUser.ts'
import type { FrameLink } from '../../protocol/notices.ts'
import { farcasterSchemas } from '../../service/farcasterSchemas.ts'
import { type LoginState, loginSchemas } from '../../service/loginSchemas.ts'
import { sessionSchemas } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import { ServiceError } from '../service/serviceError.ts'
import { finishLogin } from './finishLogin.ts'

/** A login that waits for a signature elsewhere. */
type Waiting = { readonly id: string; readonly link: FrameLink }

const pollMs = 1_000

/**
 * Logs in by a key of a Farcaster account. The page shows what the visitor opens or scans; the
 * signature goes to the service from there, and this browser finishes the login.
 * @throws `FrameFault`, `ServiceError`
 */
export async function logInByFarcaster(
  context: FrameContext,
  ceremony: Ceremony,
): Promise<FrameUser> {
  const { service } = context
  const { signal, onStep, onLink } = ceremony
  onStep('service')
  const tell = (waiting: Waiting) => {
    onLink?.(waiting.link)
    return waiting
  }
  let waiting = tell(await open(context, signal))
  for (;;) {
    const state = await readState(context, waiting.id, signal)
    switch (state?.state) {
      case 'known':
      case 'new':
      case 'linkable': {
        const account = state.state === 'known' ? 'known' : 'new'
        const { session } = await service.ask({
          ...{ method: 'POST', path: `logins/${waiting.id}/finish`, body: { account } },
          ...{ schema: sessionSchemas.opened, signal },
        })
        return finishLogin(context, session, ceremony)
      }
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

async function open({ service, page }: FrameContext, signal: AbortSignal): Promise<Waiting> {
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
  { service }: FrameContext,
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
