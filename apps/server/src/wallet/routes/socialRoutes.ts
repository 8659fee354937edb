import { loginSchemas, sessionSchemas } from '@cleat/embedded-wallet/service'
import { type Context, Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { readBody } from '../../http/readBody.ts'
import type { IdentityStore } from '../accounts/createIdentityStore.ts'
import type { SessionAnswers } from '../answers/createSessionAnswers.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { FarcasterDoors } from '../farcaster/createFarcasterDoors.ts'
import { requireHost } from '../hosts/requireHost.ts'
import type { SocialLogins } from '../logins/createSocialLogins.ts'
import type { LoginProvider } from '../providers/contract/loginProvider.ts'
import type { Guard } from '../requests/createGuard.ts'
import type { Cookie } from '../sessions/createCookie.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace socialRoutes {
  type Parameters = WalletContext & {
    guard: Guard
    /** By id. */
    providers: ReadonlyMap<string, LoginProvider>
    socials: SocialLogins
    /** Without them there is no login with Farcaster. */
    farcasterDoors: Pick<FarcasterDoors, 'look'> | undefined
    identities: IdentityStore
    answers: SessionAnswers
    /** Of the browser that leaves for a provider. */
    loginCookies: { readonly lax: Cookie; readonly formPost: Cookie }
  }
}

const path = { id: 'The `id` of a login.' }
const provider = { provider: 'The id of a provider, such as `google`.' }
const lifetimeSeconds = 600
const bodyLimits = { limitBytes: 16 * 1024, timeoutMs: 10_000 }

/** Logins at providers: to them, back from them, and the session that follows. */
export function socialRoutes(parameters: socialRoutes.Parameters): Hono<HttpEnv> {
  const { config, database, guard, providers, socials, identities, answers } = parameters
  const { loginCookies, farcasterDoors } = parameters
  const find = (id: string) => {
    const found = providers.get(id)
    if (found) return found
    throw new Problem('LOGIN_METHOD_OFF', {
      detail: 'The operator did not set up this provider. Use another way to log in.',
    })
  }
  const toCookie = ({ isFormPost }: LoginProvider) =>
    isFormPost ? loginCookies.formPost : loginCookies.lax
  /** Whatever came back, the window asks by the id of its login what became of it. */
  const takeAnswer = async (context: Context<HttpEnv>, id: string, answer: URLSearchParams) => {
    const found = find(id)
    const cookie = toCookie(found)
    await socials.finish({ provider: found, answer, cookie: cookie.read(context) })
    cookie.remove(context, { isCrossSite: false })
    return context.redirect('/w/done', 303)
  }

  return new Hono<HttpEnv>()
    .get(
      '/wallet/v1/logins/:id',
      describeWallet({
        ...{ operationId: 'readWalletLogin', summary: 'What became of a login', path },
        ...{ access: 'proof', answer: loginSchemas.state },
      }),
      async (context) => {
        const { jkt } = await guard.ask(context, noBody)
        const id = context.req.param('id')
        const state = await socials.read(id, jkt)
        if (state.state === 'open' || state.state === 'seen') farcasterDoors?.look(id)
        return context.json(state)
      },
    )
    .get(
      '/wallet/v1/logins/:id/to/:provider',
      describeWallet({
        ...{ operationId: 'leaveForWalletProvider', summary: 'Go to a provider', status: 303 },
        ...{ access: 'public', path: { ...path, ...provider } },
        problems: [
          ...(['LOGIN_METHOD_OFF', 'LOGIN_CODE_EXPIRED', 'LOGIN_PROVIDER_FAILED'] as const),
          'ORIGIN_NOT_ALLOWED',
        ],
      }),
      async (context) => {
        // No key proves a navigation, so that the browser has to say where it comes from.
        if (context.req.header('Sec-Fetch-Site') !== 'same-origin')
          throw new Problem('ORIGIN_NOT_ALLOWED', { detail: 'Only the wallet itself leads there.' })
        const found = find(context.req.param('provider'))
        const begun = await socials.begin(context.req.param('id'), found).catch((cause) => {
          const detail = `${found.name} cannot be reached. Try again, or use another way to log in.`
          throw new Problem('LOGIN_PROVIDER_FAILED', { detail, cause })
        })
        if (!begun)
          throw new Problem('LOGIN_CODE_EXPIRED', { detail: 'The login is over. Start again.' })
        const maxAge = lifetimeSeconds
        toCookie(found).write(context, begun.cookie, { maxAge, isCrossSite: false })
        return context.redirect(begun.url, 303)
      },
    )
    .get(
      '/wallet/v1/callback/:provider',
      describeWallet({
        ...{ operationId: 'returnFromWalletProvider', summary: 'Back from a provider' },
        ...{ access: 'public', status: 303, path: provider, problems: ['LOGIN_METHOD_OFF'] },
      }),
      (context) => {
        const { searchParams } = new URL(context.req.url)
        return takeAnswer(context, context.req.param('provider'), searchParams)
      },
    )
    .post(
      '/wallet/v1/callback/:provider',
      describeWallet({
        ...{ operationId: 'postFromWalletProvider', summary: 'Back from a provider, by a form' },
        ...{ access: 'public', status: 303, path: provider },
        problems: ['LOGIN_METHOD_OFF', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT', 'INVALID_BODY'],
      }),
      async (context) => {
        const text = await readBody({ request: context.req.raw, ...bodyLimits })
        return takeAnswer(context, context.req.param('provider'), new URLSearchParams(text))
      },
    )
    .post(
      '/wallet/v1/logins/:id/finish',
      describeWallet({
        ...{ operationId: 'finishWalletLogin', summary: 'Log in after a provider', path },
        ...{ access: 'proof', body: loginSchemas.finish, answer: sessionSchemas.opened },
        problems: ['LOGIN_NOT_PROVEN', 'LOGIN_ACCOUNT_KNOWN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { body, session, ...asking } = await guard.askMaybeAs(context, loginSchemas.finish)
        const { jkt } = asking
        const opened = await database.run((queries) =>
          queries.transaction(async (transaction) => {
            const login = await socials.take(transaction, context.req.param('id'), jkt)
            if (!login) throw notProven()
            const { identity, host, browser } = login
            const known = await identities.find(transaction, identity)
            if (body.account === 'same' && (!known || known !== session?.account))
              throw new Problem('LOGIN_ACCOUNT_KNOWN', {
                detail: 'That is the login of another account. Use one of this account.',
              })
            // A second account is made for who asks for it alone.
            if (known === undefined && body.account !== 'new')
              throw new Problem('LOGIN_ACCOUNT_KNOWN', {
                detail: 'There is no account of this login yet. Ask the visitor, then send `new`.',
              })
            const account = known ?? (await identities.create(transaction, identity))
            if (account === undefined) throw notProven()
            requireHost(config, host)
            const token = await answers.open(context, transaction, asking, {
              ...{ account, kind: 'full', method: identity.provider },
              label: browser === '' ? 'A browser' : browser,
            })
            return { token }
          }),
        )
        return context.json(await answers.answer(context, asking, opened))
      },
    )
}

function notProven(): Problem {
  return new Problem('LOGIN_NOT_PROVEN', {
    detail: 'The provider has not answered, or its answer was used. Start again.',
  })
}
