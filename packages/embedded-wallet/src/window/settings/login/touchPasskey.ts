import { confirmByPasskey } from '../../../frame/passkeys/confirmByPasskey.ts'
import { toPasskeyProblem } from '../../../frame/passkeys/toPasskeyProblem.ts'
import { ServiceError } from '../../../frame/service/serviceError.ts'
import type { PasskeyProblem } from '../../../frame/stage/frameViews.ts'
import type { WalletFacts } from '../../../service/walletSchemas.ts'
import type { SettingsContext } from '../context/settingsContext.ts'

/** A problem of a passkey, as the settings say it. */
export const passkeyProblems: {
  readonly [problem in PasskeyProblem]: 'incomplete' | 'wrongPasskey' | 'service'
} = { incomplete: 'incomplete', unknown: 'wrongPasskey', service: 'service' }

/**
 * Has the visitor touch a passkey of the account.
 * @returns `confirmation` of a request
 */
export async function touchPasskey(
  { frame, stage, place }: SettingsContext,
  signal: AbortSignal,
): Promise<string> {
  if (!place.hasPasskeys) throw new ServiceError('CONFIRMATION_REQUIRED')
  let problem: PasskeyProblem | undefined
  for (;;) {
    await stage.ask('touch', { problem: problem && passkeyProblems[problem] }, signal)
    try {
      return await confirmByPasskey(frame, signal)
    } catch (error) {
      problem = toPasskeyProblem(error)
    }
  }
}

/** The same, where the wallet asks for a passkey each time its share leaves the service. */
export async function confirmIfAsked(
  context: SettingsContext,
  { confirm }: Pick<WalletFacts, 'confirm'>,
  signal: AbortSignal,
): Promise<string | null> {
  return confirm === 'passkey' ? touchPasskey(context, signal) : null
}
