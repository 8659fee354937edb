import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import * as v from 'valibot'
import { Problem } from '../../http/problem.ts'
import type { WalletConfig } from '../context/walletConfig.ts'
import type { walletPasskeys } from '../store/walletTables.ts'
import { algorithms } from './algorithms.ts'

type Expected = { readonly challenge: string; readonly host: string }
type Stored = typeof walletPasskeys.$inferSelect

const text = v.pipe(v.string(), v.maxLength(16_000))
// A passkey is looked for by it, also where the answer is a text in a body.
const credential = v.pipe(text, v.regex(/^[\w-]+$/))
const responseEntries = {
  ...{ id: credential, rawId: credential, type: v.literal('public-key') },
  clientExtensionResults: v.record(v.string(), v.unknown()),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
}
const registration = v.object({
  ...responseEntries,
  response: v.object({
    ...{ clientDataJSON: text, attestationObject: text },
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
})
const authentication = v.object({
  ...responseEntries,
  response: v.object({
    ...{ clientDataJSON: text, authenticatorData: text, signature: text },
    userHandle: v.optional(text),
  }),
})

/** Checks answers of passkeys: of this origin, in the page that was named, and after a touch. */
export const verifyPasskey = {
  async registered(config: Pick<WalletConfig, 'origin'>, answer: unknown, expected: Expected) {
    const response = read(registration, answer)
    return refuseErrors(async () => {
      requireTop(response.response.clientDataJSON, expected.host)
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: expected.challenge,
        expectedOrigin: config.origin,
        expectedRPID: new URL(config.origin).hostname,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...algorithms],
      })
      if (!verified) throw new Error('The answer is not valid.')
      const { credential, credentialBackedUp } = registrationInfo
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        isBackedUp: credentialBackedUp,
      }
    })
  },
  /** The id of the passkey that answered. Nothing is checked yet. */
  readId: (answer: unknown): string => read(authentication, answer).id,
  async authenticated(
    config: Pick<WalletConfig, 'origin'>,
    answer: unknown,
    expected: Expected & { readonly passkey: Stored },
  ) {
    const response = read(authentication, answer)
    const { challenge, host, passkey } = expected
    return refuseErrors(async () => {
      requireTop(response.response.clientDataJSON, host)
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: config.origin,
        expectedRPID: new URL(config.origin).hostname,
        expectedTopOrigin: host,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          // Synchronized passkeys may count backwards, which the caller looks at.
          counter: 0,
        },
      })
      if (!verified) throw new Error('The answer is not valid.')
      const { newCounter, credentialBackedUp } = authenticationInfo
      return { counter: newCounter, isBackedUp: credentialBackedUp }
    })
  },
}

function read<const schema extends v.GenericSchema>(
  schema: schema,
  answer: unknown,
): v.InferOutput<schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw refusal()
}

/** A frame may ask in the page that it was loaded into, and in no other. */
function requireTop(clientData: string, host: string): void {
  const { topOrigin } = decodeClientDataJSON(clientData)
  if (topOrigin !== undefined && topOrigin !== host) throw new Error('Another page asked.')
}

async function refuseErrors<result>(work: () => Promise<result>): Promise<result> {
  try {
    return await work()
  } catch (cause) {
    throw refusal(cause)
  }
}

function refusal(cause?: unknown): Problem {
  return new Problem('PASSKEY_REFUSED', {
    detail: 'The answer of the passkey is not one to this question. Try again.',
    cause,
  })
}
