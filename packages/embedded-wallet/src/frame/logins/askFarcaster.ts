import type { Calls } from '../../protocol/calls.ts'
import { farcasterSchemas } from '../../service/farcasterSchemas.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'

/**
 * Begins a login that a Mini App signs. Only the keys of this frame can finish it.
 * @throws `ServiceError`
 */
export async function askFarcaster(
  { service, page }: Pick<FrameContext, 'service' | 'page'>,
  signal: AbortSignal,
): Promise<Calls['farcaster.ask']['answer']> {
  const { id: login } = await service.ask({
    ...{ method: 'POST', path: 'logins', schema: loginSchemas.social, signal },
    body: { method: 'social', provider: 'farcaster', host: page.origin },
  })
  const { nonce } = await service.ask({
    ...{ method: 'GET', path: `logins/${login}/farcaster` },
    ...{ schema: farcasterSchemas.question, signal },
  })
  return { login, nonce }
}
