import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import type { SignedAccount } from '../routes/siwxParts.ts'
import type { Siwx } from '../service/siwx.ts'
import { findOrRegister, type Registrations } from './findOrRegister.ts'

export declare namespace createBetterAuthPlugin {
  type Parameters = {
    siwx: Siwx
    /** The name of a new user. @default the address */
    nameOf?: ((account: SignedAccount) => string | Promise<string>) | undefined
  }
}

/**
 * Signs visitors in to better-auth: `GET siwx/nonce` says what to sign, `POST siwx/sign-in` takes
 * `{ message, signature, token }`. A key is one user on all chains of its family, a contract one on
 * its chain.
 */
export function createBetterAuthPlugin(
  parameters: createBetterAuthPlugin.Parameters,
): BetterAuthPlugin {
  const { siwx, nameOf = ({ account }) => account.split(':').at(-1) ?? account } = parameters
  const registrations: Registrations = new Map()
  return {
    id: 'siwx',
    endpoints: {
      askForSignIn: createAuthEndpoint(
        '/siwx/nonce',
        { method: 'GET', requireRequest: true },
        async ({ request }) => siwx.handler(request),
      ),
      signInWithSiwx: createAuthEndpoint(
        '/siwx/sign-in',
        { method: 'POST', requireRequest: true },
        async (context) => {
          const { request, body } = context
          const { internalAdapter } = context.context
          const { message, signature, token } = (body ?? {}) as Readonly<Record<string, unknown>>
          const handedIn = [message, signature, token].map((text) =>
            typeof text === 'string' ? text : '',
          )
          const [signed = '', by = '', terms = ''] = handedIn
          const account = await accept({ request, message: signed, signature: by, token: terms })
          const user = await findOrRegister(context, { account, nameOf, registrations })
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return context.json({ user: { id: user.id }, subject: account.subject })
        },
      ),
    },
  }

  async function accept(handedIn: Parameters<Siwx['accept']>[0]): Promise<SignedAccount> {
    try {
      return await siwx.accept(handedIn)
    } catch (error) {
      if (!(error instanceof SiwxProblem)) throw error
      const { code, message } = error
      throw APIError.fromStatus('UNAUTHORIZED', { code, message })
    }
  }
}
