import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser'
import type { Bytes } from '../../custody/bytes/bytes.ts'
import type { AnswerPasskey } from '../../service/passkeySchemas.ts'
import type { FrameContext } from '../context/frameContext.ts'
import { askOptions } from './askOptions.ts'
import { prfSalt } from './prfSalt.ts'
import { runCeremony } from './runCeremony.ts'
import type { UsedPasskey } from './usedPasskey.ts'

/** What the PRF of a passkey gives at least. */
const secretBytes = 32

/**
 * Asks the visitor for a passkey, and its PRF in the same touch.
 * @param purpose `login`: any passkey. `again`, `confirm`: one of the account
 * @returns what the service learns, and apart from it what it must not
 * @throws `PasskeyError`, `ServiceError`
 */
export async function askPasskey(
  context: Pick<FrameContext, 'service' | 'page' | 'browser'>,
  purpose: 'login' | 'again' | 'confirm',
  signal: AbortSignal,
): Promise<{ readonly answer: AnswerPasskey; readonly used: UsedPasskey }> {
  const { id, options } = await askOptions(context, purpose, signal)
  const optionsJSON = {
    ...(options as unknown as PublicKeyCredentialRequestOptionsJSON),
    extensions: { prf: { eval: { first: prfSalt } } },
  }
  const given = await runCeremony(() => startAuthentication({ optionsJSON }), signal)
  const { clientExtensionResults, ...response } = given
  const secret = readSecret(clientExtensionResults)
  return {
    answer: {
      ...{ id, hasPrf: secret !== undefined },
      response: { ...response, clientExtensionResults: {} },
    },
    used: secret ? { kind: 'tested', secret } : { kind: 'lacking' },
  }
}

type Results = AuthenticationResponseJSON['clientExtensionResults']

function readSecret({ prf }: Results): Bytes | undefined {
  const first = prf?.results?.first
  if (first === undefined) return undefined
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return bytes.length >= secretBytes ? new Uint8Array(bytes) : undefined
}
