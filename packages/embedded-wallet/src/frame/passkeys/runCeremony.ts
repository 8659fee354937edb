import { WebAuthnAbortService } from '@simplewebauthn/browser'
import { PasskeyError } from './passkeyError.ts'

/** Waits for an authenticator, until the signal aborts. @throws `PasskeyError` */
export async function runCeremony<answer>(
  start: () => Promise<answer>,
  signal: AbortSignal,
): Promise<answer> {
  signal.throwIfAborted()
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  try {
    return await start()
  } catch (cause) {
    signal.throwIfAborted()
    throw new PasskeyError(cause)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
