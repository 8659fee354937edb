import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser'
import { passkeySchemas } from '../../service/passkeySchemas.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askOptions } from './askOptions.ts'
import { runCeremony } from './runCeremony.ts'

/**
 * Makes a passkey for the account that is logged in, or else for a new one. Its PRF is not asked
 * for a value: what `create()` gives can be another one than that of `get()`.
 * @throws `PasskeyError`, `ServiceError`
 */
export async function registerPasskey(
  context: FrameContext,
  signal: AbortSignal,
): Promise<{ readonly session: WalletSession; readonly hasPrf: boolean }> {
  const { id, options } = await askOptions(context, 'register', signal)
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const optionsJSON = { ...asked, extensions: { ...asked.extensions, prf: {} } }
  const given = await runCeremony(() => startRegistration({ optionsJSON }), signal)
  const { clientExtensionResults, ...response } = given
  const hasPrf = clientExtensionResults.prf?.enabled === true
  const { session } = await context.service.ask({
    ...{ method: 'POST', path: 'passkeys', schema: passkeySchemas.opened, signal },
    body: { id, hasPrf, response: { ...response, clientExtensionResults: {} } },
  })
  return { session, hasPrf }
}
