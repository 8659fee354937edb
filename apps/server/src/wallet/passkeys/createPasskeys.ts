import { randomBytes } from 'node:crypto'
import type { AnswerPasskey, AskPasskey, PasskeyOptions } from '@cleat/embedded-wallet/service'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { walletPasskeyChallenges } from '../store/recordTables.ts'
import { walletPasskeys } from '../store/walletTables.ts'
import { algorithms } from './algorithms.ts'
import { verifyPasskey } from './verifyPasskey.ts'

export type StoredPasskey = typeof walletPasskeys.$inferSelect
export type PasskeyChallenge = typeof walletPasskeyChallenges.$inferSelect

export type Passkeys = {
  list(queries: Queries, account: string): Promise<readonly StoredPasskey[]>
  /** A question for one answer. */
  ask(parameters: {
    asked: AskPasskey
    jkt: string
    /** Who is logged in, or the id of the account that is to be made. */
    account: string | undefined
    name: string
  }): Promise<PasskeyOptions>
  /** Takes the question of an answer away. @throws a `Problem` if there is none */
  take(
    queries: Queries,
    parameters: { id: string; jkt: string; purposes: readonly PasskeyChallenge['purpose'][] },
  ): Promise<PasskeyChallenge>
  /** Stores the passkey of an answer. */
  register(
    queries: Queries,
    parameters: { challenge: PasskeyChallenge; answer: AnswerPasskey; account: string },
  ): Promise<StoredPasskey>
  /** The passkey that gave an answer. */
  authenticate(
    queries: Queries,
    parameters: { challenge: PasskeyChallenge; answer: AnswerPasskey },
  ): Promise<StoredPasskey>
  prune(): Promise<void>
}

const lifetimeSeconds = 300
const mostPasskeys = 20

/** Passkeys of accounts. */
export function createPasskeys(
  context: Pick<WalletContext, 'config' | 'database' | 'logger' | 'now'>,
): Passkeys {
  const { config, database, logger, now } = context
  const table = walletPasskeys
  const challenges = walletPasskeyChallenges
  const rpID = new URL(config.origin).hostname
  const list: Passkeys['list'] = (queries, account) =>
    queries.select().from(table).where(eq(table.account, account)).orderBy(asc(table.createdAt))

  const toOptions = async (
    { asked, account, name }: Parameters<Passkeys['ask']>[0],
    challenge: Uint8Array<ArrayBuffer>,
  ) => {
    const own = account === undefined ? [] : await database.run((queries) => list(queries, account))
    const credentials = own.map(({ id, transports }) => ({ id, transports: [...transports] }))
    const timeout = lifetimeSeconds * 1000
    if (asked.purpose !== 'register')
      return generateAuthenticationOptions({
        ...{ rpID, challenge, timeout, userVerification: 'required' },
        ...(asked.purpose !== 'login' && { allowCredentials: credentials }),
      })
    return generateRegistrationOptions({
      ...{ rpID, rpName: rpID, userName: name, challenge, timeout, attestationType: 'none' },
      // It says nothing about the visitor.
      userID: new Uint8Array(Buffer.from(account ?? '', 'base64url')),
      excludeCredentials: credentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: [...algorithms],
    })
  }

  return {
    list,
    async ask(parameters) {
      const { asked, jkt, account } = parameters
      const id = randomBytes(16).toString('base64url')
      const challenge = new Uint8Array(randomBytes(32))
      const options = await toOptions(parameters, challenge)
      await database.run((queries) =>
        queries.insert(challenges).values({
          ...{ id, purpose: asked.purpose, challenge: options.challenge, jkt },
          ...{ account: account ?? null, host: asked.host, browser: asked.browser },
          endsAt: new Date(now().getTime() + lifetimeSeconds * 1000),
        }),
      )
      return { id, options: { ...options }, expiresIn: lifetimeSeconds }
    },
    async take(queries, { id, jkt, purposes }) {
      const [taken] = await queries
        .delete(challenges)
        .where(and(eq(challenges.id, id), eq(challenges.jkt, jkt), gt(challenges.endsAt, now())))
        .returning()
      if (taken && purposes.includes(taken.purpose)) return taken
      throw refusal('The question is over, or is of another browser. Ask again.')
    },
    async register(queries, { challenge, answer, account }) {
      const found = await verifyPasskey.registered(config, answer.response, challenge)
      if ((await list(queries, account)).length >= mostPasskeys)
        throw refusal(`The account has ${mostPasskeys} passkeys. Remove one that is not used.`)
      const time = now()
      const [added] = await queries
        .insert(table)
        .values({
          ...{ ...found, account, hasPrf: answer.hasPrf, label: challenge.browser },
          ...{ createdAt: time, usedAt: time },
        })
        .onConflictDoNothing()
        .returning()
      if (added) return added
      throw refusal('The passkey is registered already.')
    },
    async authenticate(queries, { challenge, answer }) {
      const id = verifyPasskey.readId(answer.response)
      const [passkey] = await queries.select().from(table).where(eq(table.id, id))
      const isOther = challenge.account !== null && passkey?.account !== challenge.account
      if (!passkey || isOther) throw refusal('The passkey is not one of the account.')
      const { counter, isBackedUp } = await verifyPasskey.authenticated(config, answer.response, {
        ...{ challenge: challenge.challenge, host: challenge.host, passkey },
      })
      if (counter > 0 && counter <= passkey.counter)
        logger.info('a passkey counted backwards, so it may have a copy')
      const [used] = await queries
        .update(table)
        .set({ counter, isBackedUp, usedAt: now(), hasPrf: passkey.hasPrf || answer.hasPrf })
        .where(eq(table.id, id))
        .returning()
      return used ?? passkey
    },
    async prune() {
      await database.run((queries) =>
        queries.delete(challenges).where(lt(challenges.endsAt, now())),
      )
    },
  }
}

function refusal(detail: string): Problem {
  return new Problem('PASSKEY_REFUSED', { detail })
}
