import { farcasterSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import { type Address, isAddress } from 'viem'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { Farcaster } from '../farcaster/createFarcaster.ts'
import type { FarcasterDoors } from '../farcaster/createFarcasterDoors.ts'
import type { SocialLogins } from '../logins/createSocialLogins.ts'
import type { Guard } from '../requests/createGuard.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace farcasterRoutes {
  type Parameters = {
    guard: Guard
    farcaster: Farcaster
    farcasterDoors: FarcasterDoors
    socials: SocialLogins
  }
}

const path = { id: 'The `id` of a login.' }
const route = '/wallet/v1/logins/:id/farcaster'

/**
 * What to sign for a login with Farcaster, and what was signed. Both may be on another device than
 * the login, which its own browser finishes.
 */
export function farcasterRoutes(parameters: farcasterRoutes.Parameters): Hono<HttpEnv> {
  const { guard, farcaster, farcasterDoors, socials } = parameters
  const find = async (id: string) => {
    const login = await socials.findOpen(id, 'farcaster')
    if (login) return login
    throw over()
  }
  const unreachable = (cause: unknown) => {
    const detail = 'The chain of Farcaster cannot be asked. Try again.'
    throw new Problem('LOGIN_PROVIDER_FAILED', { detail, cause })
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
        await socials.see(context.req.param('id'), 'farcaster')
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
        const fid = await farcaster.verify(login, body).catch(unreachable)
        if (fid === undefined)
          throw new Problem('LOGIN_PROVIDER_REFUSED', {
            detail: 'This is not signed by a key of the Farcaster account, or for another login.',
          })
        const user = { subject: String(fid), email: undefined, username: `FID ${fid}` }
        if (!(await socials.settle(login.id, 'farcaster', user))) throw over()
        return context.body(null, 204)
      },
    )
    .delete(
      route,
      describeWallet({
        ...{
          operationId: 'refuseWalletFarcaster',
          summary: 'Decline a login with Farcaster',
          path,
        },
        ...{ access: 'proof', problems: ['LOGIN_CODE_EXPIRED'] },
      }),
      async (context) => {
        await guard.ask(context, noBody)
        if (!(await socials.refuse(context.req.param('id'), 'farcaster'))) throw over()
        return context.body(null, 204)
      },
    )
    .post(
      `${route}/link`,
      describeWallet({
        ...{ operationId: 'openWalletFarcaster', summary: 'Where a login is answered', path },
        ...{ access: 'proof', answer: farcasterSchemas.link, problems: ['LOGIN_CODE_EXPIRED'] },
      }),
      async (context) => {
        const { jkt } = await guard.ask(context, noBody)
        const login = await find(context.req.param('id'))
        if (login.jkt !== jkt) throw over()
        return context.json(await farcasterDoors.open(login))
      },
    )
    .get(
      `${route}/:address`,
      describeWallet({
        ...{ operationId: 'readWalletFarcasterOwner', summary: 'The Farcaster id of an address' },
        ...{ access: 'proof', answer: farcasterSchemas.owner },
        path: { ...path, address: 'The address of an account on OP Mainnet.' },
        problems: ['LOGIN_CODE_EXPIRED', 'LOGIN_PROVIDER_FAILED', 'NOT_FOUND'],
      }),
      async (context) => {
        await guard.ask(context, noBody)
        await find(context.req.param('id'))
        const address = context.req.param('address')
        if (!isAddress(address, { strict: false }))
          throw new Problem('NOT_FOUND', { detail: 'This is no address.' })
        const fid = await farcaster.findOwned(address as Address).catch(unreachable)
        return context.json({ fid: fid ?? null })
      },
    )
}

function over(): Problem {
  return new Problem('LOGIN_CODE_EXPIRED', { detail: 'The login is over. Start again.' })
}
