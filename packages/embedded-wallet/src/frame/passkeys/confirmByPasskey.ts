import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askPasskey } from './askPasskey.ts'

/**
 * Asks for a passkey of the account, before the service releases its share.
 * @returns `confirmation` of the request
 * @throws `PasskeyError`, `ServiceError`
 */
export async function confirmByPasskey(
  context: Pick<FrameContext, 'service' | 'page' | 'browser'>,
  signal: AbortSignal,
): Promise<string> {
  const { answer, used } = await askPasskey(context, 'confirm', signal)
  if (used.kind === 'tested') eraseBytes(used.secret)
  return JSON.stringify(answer)
}
