import { farcasterSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { Farcaster } from '../farcaster/createFarcaster.ts'
import type { SocialLogins } from '../logins/createSocialLogins.ts'
import type { Guard } from '../requests/createGuard.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace farcasterRoutes {
  type Parameters = { guard: Guard; farcaster: Farcaster; socials: SocialLogins }
}

const path = { id: 'The `id` of a login.' }
const route = '/wallet/v1/logins/:id/farcaster'

/**
 * What to sign for a login with Farcaster, and what was signed. Both may be on another device than
 * the login, which its own browser finishes.
 */
export function farcasterRoutes(parameters: farcasterRoutes.Parameters): Hono<HttpEnv> {
  const { guard, farcaster, socials } = parameters
  const find = async (id: string) => {
    const login = await socials.findOpen(id, 'farcaster')
    if (login) return login
    throw new Problem('LOGIN_CODE_EXPIRED', { detail: 'The login is over. Start again.' })
  }
  return new Hono<HttpEnv>()
    .get(
      route,
      describeWallet({
        ...{ operationId: 'readWalletFarcaster', summary: 'What to sign for Farcaster', path },
        ...{ access: 'proof', answer: farcasterSchemas.question, problems: ['LOGIN_CODE_EXPIRED'] },
      }),
      async (context) => {
        await guard.ask(context, noBody)
        const login = await find(context.req.param('id'))
        const { expiresIn } = login
        return context.json({ ...farcaster.ask(login), expiresIn })
      },
    )
    .post(
      route,
      describeWallet({
        ...{ operationId: 'postWalletFarcaster', summary: 'What was signed for Farcaster', path },
        ...{ access: 'proof', body: farcasterSchemas.answer },
        problems: ['LOGIN_CODE_EXPIRED', 'LOGIN_PROVIDER_REFUSED', 'LOGIN_PROVIDER_FAILED'],
      }),
      async (context) => {
        const { body } = await guard.ask(context, farcasterSchemas.answer)
        const login = await find(context.req.param('id'))
        const fid = await farcaster.verify(login, body).catch((cause) => {
          throw new Problem('LOGIN_PROVIDER_FAILED', {
            detail: 'The chain of Farcaster cannot be asked. Try again.',
            cause,
          })
        })
        if (fid === undefined)
          throw new Problem('LOGIN_PROVIDER_REFUSED', {
            detail: 'This is not signed by a key of the Farcaster account, or for another login.',
          })
        const user = { subject: String(fid), email: undefined, username: undefined }
        if (!(await socials.settle(login.id, 'farcaster', user)))
          throw new Problem('LOGIN_CODE_EXPIRED', { detail: 'The login is over. Start again.' })
        return context.body(null, 204)
      },
    )
}
