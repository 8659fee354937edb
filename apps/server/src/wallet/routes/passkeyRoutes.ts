import { randomBytes } from 'node:crypto'
import { type AnswerPasskey, type Passkey, passkeySchemas } from '@cleat/embedded-wallet/service'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Queries } from '../../database/connection.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import { notifyIdentity } from '../accounts/notifyIdentity.ts'
import type { SessionAnswers } from '../answers/createSessionAnswers.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { requireHost } from '../hosts/requireHost.ts'
import type { LoginLimits } from '../logins/limitLogins.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import { readBrowser } from '../mail/readBrowser.ts'
import type { PasskeyChallenge, Passkeys, StoredPasskey } from '../passkeys/createPasskeys.ts'
import type { Asking, Guard } from '../requests/createGuard.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { requireHeld } from '../sessions/requireHeld.ts'
import { walletAccounts, walletPasskeys, walletWallets } from '../store/walletTables.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace passkeyRoutes {
  type Parameters = WalletContext & {
    guard: Guard
    limits: LoginLimits
    passkeys: Passkeys
    accounts: Accounts
    events: Events
    outbox: Outbox | undefined
    answers: SessionAnswers
  }
}

/** Registers passkeys, and logs in with them. */
export function passkeyRoutes(parameters: passkeyRoutes.Parameters): Hono<HttpEnv> {
  const { config, database, now, guard, limits, passkeys, accounts, events, answers } = parameters
  const { outbox } = parameters

  /** The account of a new passkey. Without a session the first answer makes it. */
  const findAccount = async (
    queries: Queries,
    challenge: PasskeyChallenge,
    session?: OpenSession,
  ) => {
    if (session) {
      if (session.account !== challenge.account) throw refusal()
      await requireHeld(queries, session)
      return session.account
    }
    const id = challenge.account ?? ''
    const added = await queries
      .insert(walletAccounts)
      .values({ id, createdAt: now() })
      .onConflictDoNothing()
      .returning()
    // Someone was logged in when it was asked.
    if (added.length === 0) throw refusal()
    return id
  }
  const register = async (
    queries: Queries,
    challenge: PasskeyChallenge,
    answer: AnswerPasskey,
    asking: Asking & { session: OpenSession | undefined },
  ) => {
    const account = await findAccount(queries, challenge, asking.session)
    const passkey = await passkeys.register(queries, { challenge, answer, account })
    const { network } = asking
    await events.add(queries, {
      ...{ account, event: 'passkey.added', facts: { label: passkey.label }, network },
    })
    return passkey
  }

  return new Hono<HttpEnv>()
    .post(
      '/wallet/v1/passkeys/options',
      describeWallet({
        ...{ operationId: 'askWalletPasskey', summary: 'What to ask a passkey', access: 'proof' },
        ...{ body: passkeySchemas.ask, answer: passkeySchemas.options },
        problems: [
          ...(['HOST_NOT_ALLOWED', 'LOGIN_THROTTLED', 'WALLET_SESSION_REQUIRED'] as const),
          'WALLET_SESSION_VIEW_ONLY',
        ],
      }),
      async (context) => {
        const { body, jkt, network, session } = await guard.askMaybeAs(context, passkeySchemas.ask)
        requireHost(config, body.host)
        const asked = { ...body, browser: readBrowser(body.browser) }
        const isOwn = asked.purpose === 'confirm' || asked.purpose === 'again'
        if (isOwn && session?.kind !== 'full')
          throw new Problem('WALLET_SESSION_REQUIRED', { detail: 'Log in first.' })
        const isSignUp = asked.purpose === 'register' && !session
        if (isSignUp) await limits.start({ network, host: body.host })
        const known = asked.purpose === 'login' ? undefined : session?.account
        const account = isSignUp ? randomBytes(16).toString('base64url') : known
        const identities =
          known === undefined ? [] : await database.run((queries) => accounts.list(queries, known))
        const name = identities.find(({ email }) => email !== undefined)?.email ?? 'Wallet'
        return context.json(await passkeys.ask({ asked, jkt, account, name }))
      },
    )
    .post(
      '/wallet/v1/passkeys',
      describeWallet({
        ...{ operationId: 'answerWalletPasskey', summary: 'Register or log in', access: 'proof' },
        ...{ body: passkeySchemas.answer, answer: passkeySchemas.opened },
        problems: ['PASSKEY_REFUSED', 'LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { body, ...asking } = await guard.askMaybeAs(context, passkeySchemas.answer)
        const { jkt } = asking
        const purposes = ['register', 'login', 'again'] as const
        // Apart from what follows, so that a wrong answer uses it up.
        const challenge = await database.run((queries) =>
          passkeys.take(queries, { id: body.id, jkt, purposes }),
        )
        requireHost(config, challenge.host)
        const { session } = asking
        const { found, token } = await database.run((queries) =>
          queries.transaction(async (transaction) => {
            const one =
              challenge.purpose === 'register'
                ? await register(transaction, challenge, body, asking)
                : await passkeys.authenticate(transaction, { challenge, answer: body })
            // A passkey that is added is no new login.
            if (challenge.purpose === 'register' && session) return { found: one }
            const opened = await answers.open(context, transaction, asking, {
              ...{ account: one.account, kind: 'full', method: 'passkey' },
              label: challenge.browser,
            })
            return { found: one, token: opened }
          }),
        )
        const opened =
          session && token === undefined
            ? { session: await answers.describe(session) }
            : await answers.answer(context, asking, { token: token ?? '' })
        const passkey = challenge.purpose === 'register' ? toAnswer(found) : null
        return context.json({ ...opened, passkey })
      },
    )
    .get(
      '/wallet/v1/passkeys',
      describeWallet({
        ...{ operationId: 'listWalletPasskeys', summary: 'List the passkeys' },
        ...{ answer: passkeySchemas.list, problems: ['WALLET_SESSION_VIEW_ONLY'] },
      }),
      async (context) => {
        const { session } = await guard.askAs(context, noBody)
        const all = await database.run((queries) => passkeys.list(queries, session.account))
        return context.json({ passkeys: all.map(toAnswer) })
      },
    )
    .delete(
      '/wallet/v1/passkeys/:id',
      describeWallet({
        ...{ operationId: 'removeWalletPasskey', summary: 'Remove a passkey' },
        path: { id: 'The `id` of a passkey.' },
        problems: ['NOT_FOUND', 'LAST_METHOD', 'LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { session, network } = await guard.askAs(context, noBody)
        const { account } = session
        await database.run((queries) =>
          queries.transaction(async (transaction) => {
            await events.lock(transaction, account)
            await requireHeld(transaction, session)
            const all = await passkeys.list(transaction, account)
            const identities = await accounts.list(transaction, account)
            const own = all.find(({ id }) => id === context.req.param('id'))
            if (!own) throw new Problem('NOT_FOUND', { detail: 'There is no such passkey.' })
            const [asking] = await transaction
              .select({ id: walletWallets.id })
              .from(walletWallets)
              .where(and(eq(walletWallets.account, account), eq(walletWallets.confirm, 'passkey')))
              .limit(1)
            if (asking && all.length < 2)
              throw new Problem('LAST_METHOD', {
                detail: 'The wallet asks for it at each signature. Add another one first.',
              })
            if (all.length + identities.length < 2)
              throw new Problem('LAST_METHOD', {
                detail: 'It is the only way to log in. Add another one first.',
              })
            await transaction
              .delete(walletPasskeys)
              .where(and(eq(walletPasskeys.id, own.id), eq(walletPasskeys.account, account)))
            const about = { account, provider: 'passkey', browser: session.label, isLinked: false }
            await notifyIdentity({ queries: transaction, accounts, outbox, ...about })
            await events.add(transaction, {
              ...{ account, event: 'passkey.removed', facts: { label: own.label }, network },
            })
          }),
        )
        outbox?.wake()
        return context.body(null, 204)
      },
    )
}

function toAnswer(passkey: StoredPasskey): Passkey {
  const { id, label, isBackedUp, hasPrf, createdAt, usedAt } = passkey
  return {
    ...{ id, label, isBackedUp, hasPrf },
    createdAt: createdAt.toISOString(),
    lastUsedAt: usedAt.toISOString(),
  }
}

function refusal(): Problem {
  return new Problem('PASSKEY_REFUSED', {
    detail: 'The question was for another account. Ask again.',
  })
}
