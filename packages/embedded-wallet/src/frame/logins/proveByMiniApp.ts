import { object } from 'valibot'
import type { MiniAppSignature } from '../../protocol/calls.ts'
import { loginSchemas } from '../../service/loginSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { FrameFault } from '../faults/frameFault.ts'
import type { ProvenFarcaster } from './proveFarcaster.ts'

/**
 * Gives the service what a Mini App has signed.
 * @throws `ServiceError` where it is not for this login, or not by a key of the account
 */
export async function proveByMiniApp(
  { service }: Pick<FrameContext, 'service'>,
  { login: id, ...body }: MiniAppSignature,
  signal: AbortSignal,
): Promise<ProvenFarcaster> {
  const path = `logins/${id}`
  await service.ask({
    ...{ method: 'POST', path: `${path}/farcaster`, body, schema: object({}), signal },
  })
  const { state } = await service.ask({
    ...{ method: 'GET', path, schema: loginSchemas.state, signal },
  })
  if (state !== 'known' && state !== 'new') throw new FrameFault('code-expired')
  return { id, isKnown: state === 'known' }
}
