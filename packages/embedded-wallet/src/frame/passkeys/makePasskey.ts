import type { WalletSession } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import type { PasskeyProblem } from '../stage/frameViews.ts'
import { askPasskey } from './askPasskey.ts'
import { registerPasskey } from './registerPasskey.ts'
import { toPasskeyProblem } from './toPasskeyProblem.ts'
import type { UsedPasskey } from './usedPasskey.ts'

/**
 * Makes a passkey, and has the visitor use it: only what it gives then is known to come back.
 * @throws `PasskeyError`, `ServiceError`
 */
export async function makePasskey(
  context: FrameContext,
  signal: AbortSignal,
): Promise<{ readonly session: WalletSession; readonly used: UsedPasskey }> {
  const { session, hasPrf } = await registerPasskey(context, signal)
  if (!hasPrf) return { session, used: { kind: 'lacking' } }
  let problem: PasskeyProblem | undefined
  for (;;) {
    const { kind } = await context.stage.ask('test', { problem }, signal)
    if (kind === 'code') return { session, used: { kind: 'untested' } }
    try {
      const { used } = await askPasskey(context, 'confirm', signal)
      return { session, used }
    } catch (error) {
      problem = toPasskeyProblem(error)
    }
  }
}
