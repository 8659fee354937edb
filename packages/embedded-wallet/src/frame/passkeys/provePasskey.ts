import { passkeySchemas } from '../../service/passkeySchemas.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askPasskey } from './askPasskey.ts'
import type { UsedPasskey } from './usedPasskey.ts'

/** Logs in with any passkey of the wallet's origin. @throws `PasskeyError`, `ServiceError` */
export async function provePasskey(
  context: FrameContext,
  signal: AbortSignal,
): Promise<{ readonly session: WalletSession; readonly used: UsedPasskey }> {
  const { answer, used } = await askPasskey(context, 'login', signal)
  const { session } = await context.service.ask({
    ...{ method: 'POST', path: 'passkeys', body: answer },
    ...{ schema: passkeySchemas.opened, signal },
  })
  return { session, used }
}
