import type { Hono } from 'hono'
import type { AssetPrices } from '../data/price/createAssetPrices.ts'
import type { Queries } from '../database/connection.ts'
import type { Database } from '../database/createDatabase.ts'
import { createLimits, type Limits } from '../http/createLimits.ts'
import { createTrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Logger } from '../http/logger.ts'
import { createAccounts } from './accounts/createAccounts.ts'
import { createIdentityStore } from './accounts/createIdentityStore.ts'
import { createSessionAnswers } from './answers/createSessionAnswers.ts'
import { createEvents } from './audit/createEvents.ts'
import type { WalletConfig } from './context/walletConfig.ts'
import { createDevices } from './devices/createDevices.ts'
import { createEmailChanges } from './emailChanges/createEmailChanges.ts'
import { createEmailMoves } from './emailChanges/createEmailMoves.ts'
import { createFarcaster } from './farcaster/createFarcaster.ts'
import { createFarcasterDoors } from './farcaster/createFarcasterDoors.ts'
import { createRelay } from './farcaster/createRelay.ts'
import { createHandoffs } from './handoffs/createHandoffs.ts'
import { createWalletKeys } from './keys/createWalletKeys.ts'
import { createEmailLogins } from './logins/createEmailLogins.ts'
import { createSocialLogins } from './logins/createSocialLogins.ts'
import { limitLogins } from './logins/limitLogins.ts'
import { pruneLogins } from './logins/pruneLogins.ts'
import { createOutbox } from './mail/createOutbox.ts'
import { createSmtpMail } from './mail/createSmtpMail.ts'
import type { Mail } from './mail/mail.ts'
import { readPages } from './pages/readPages.ts'
import { createConfirm } from './passkeys/createConfirm.ts'
import { createPasskeys } from './passkeys/createPasskeys.ts'
import { createProofs } from './proofs/createProofs.ts'
import { createProvider } from './providers/createProvider.ts'
import { createGuard } from './requests/createGuard.ts'
import { createCookie } from './sessions/createCookie.ts'
import { createSessionCookies } from './sessions/createSessionCookies.ts'
import { createSessions } from './sessions/createSessions.ts'
import { createSignals } from './signals/createSignals.ts'
import type { Signals } from './signals/signals.ts'
import { createStreams } from './streams/createStreams.ts'
import { walletRoutes } from './walletRoutes.ts'
import { createChanges } from './wallets/createChanges.ts'
import { createGate } from './wallets/createGate.ts'
import { createHolderProofs } from './wallets/createHolderProofs.ts'
import { createHolds } from './wallets/createHolds.ts'
import { createShares } from './wallets/createShares.ts'
import { createWallets } from './wallets/createWallets.ts'

export declare namespace openEmbeddedWallet {
  type Parameters = {
    config: WalletConfig
    database: Database
    logger: Logger
    trustedProxies: readonly string[]
    limits?: Limits | undefined
    /** @default SMTP of `config` */
    mail?: Mail | undefined
    /** Without it no payment is known to be below a limit. */
    readPrices?: AssetPrices | undefined
    /** Tells other processes. @default none */
    signals?: Signals | undefined
    now?: (() => Date) | undefined
  }
}

/** The service of the embedded wallet. */
export type EmbeddedWallet = {
  readonly routes: Hono<HttpEnv>
  /** Sends mails until the signal aborts, which also ends the streams. */
  follow(signal: AbortSignal): Promise<void>
  /** Deletes what is over. */
  prune(): Promise<void>
}

/** Puts the service of the embedded wallet together. */
export function openEmbeddedWallet(parameters: openEmbeddedWallet.Parameters): EmbeddedWallet {
  const { config, database, logger, limits = createLimits() } = parameters
  const { now = () => new Date(), signals = createSignals() } = parameters
  const streams = createStreams()
  const trustedProxies = createTrustedProxies(parameters.trustedProxies)
  const keys = createWalletKeys(config.keys)
  const context = { config, database, keys, logger, now }
  const mail = parameters.mail ?? (config.mail && createSmtpMail(config.mail))
  const events = createEvents(context)
  const accounts = createAccounts(context)
  const proofs = createProofs(context)
  const sessions = createSessions({ ...context, events, signals })
  const cookies = createSessionCookies(config.origin, sessions)
  const guard = createGuard({ proofs, sessions, cookies, trustedProxies })
  const outbox = mail && createOutbox({ ...context, origin: config.origin, mail })
  const parts = {
    ...context,
    signals,
    streams,
    events,
    accounts,
    proofs,
    sessions,
    cookies,
    guard,
    outbox,
  }
  const answers = createSessionAnswers(parts)
  const identities = createIdentityStore(context)
  const { origin } = config
  const providers = new Map(
    config.providers.map((one) => [one.id, createProvider({ config: one, origin })] as const),
  )
  const socials = createSocialLogins({ ...context, identities })
  const loginCookies = {
    lax: createCookie(origin, 'cleat-login'),
    formPost: createCookie(origin, 'cleat-login-form', { isSentByForms: true }),
  }
  const rpcUrl = config.farcasterUrl
  const farcaster = rpcUrl === undefined ? undefined : createFarcaster({ ...context, rpcUrl })
  const relayUrl = config.farcasterRelayUrl
  const relay = relayUrl === undefined ? undefined : createRelay({ url: relayUrl })
  const farcasterDoors =
    farcaster && createFarcasterDoors({ ...context, farcaster, socials, relay })
  const socialLogins = { identities, providers, socials, loginCookies, farcaster, farcasterDoors }
  const emails = outbox && createEmailLogins({ ...parts, outbox })
  const moves = outbox && createEmailMoves({ ...parts, identities, outbox })
  const mailsPerHour = config.mail?.hourLimit ?? 0
  const loginLimits = limitLogins({
    ...{ limits, mailsPerHour, loginsPerHour: config.networkHourLogins, logger },
  })
  const devices = createDevices(parts)
  const wallets = createWallets(parts)
  const holderProofs = createHolderProofs(context)
  const holds = createHolds(parts)
  const gate = createGate({ ...parts, holderProofs, holds })
  const passkeys = createPasskeys(context)
  const confirm = createConfirm(passkeys)
  const emailChanges =
    outbox &&
    emails &&
    moves &&
    createEmailChanges({ ...parts, outbox, identities, emails, moves, confirm })
  const stopMove = async (queries: Queries, account: string, network: string) =>
    moves?.stop(queries, { account, network, by: 'freeze' })
  const shares = createShares({ ...parts, limits, wallets, gate, confirm })
  const changes = createChanges({ ...parts, wallets, gate, holderProofs, holds, stopMove, confirm })
  const pages = config.pagesFolder === undefined ? undefined : readPages(config.pagesFolder)
  const handoffs = createHandoffs({ ...context, signals })
  const browserCookie = createCookie(config.origin, 'cleat-browser')
  const custody = { devices, wallets, holderProofs, shares, changes, passkeys }
  const between = { handoffs, browserCookie }

  return {
    routes: walletRoutes({
      ...parts,
      ...custody,
      ...between,
      ...socialLogins,
      ...{ emailChanges, moves },
      readPrices: parameters.readPrices,
      pages,
      answers,
      emails,
      loginLimits,
    }),
    async follow(signal) {
      signal.addEventListener('abort', () => streams.close(), { once: true })
      await Promise.all([outbox?.follow(signal), moves?.follow(signal)])
      await mail?.close()
    },
    async prune() {
      await proofs.prune()
      await pruneLogins(context)
      await sessions.prune()
      await events.prune()
      await holderProofs.prune()
      await holds.prune()
      await handoffs.prune()
      await passkeys.prune()
      await emailChanges?.prune()
      await moves?.apply()
      await wallets.prune()
      // While one secret replaces another.
      if (config.keys.length === 1) return
      const shares = await rewrapAll(wallets.rewrap)
      const emails = await rewrapAll(accounts.rewrap)
      if (moves) await rewrapAll(moves.rewrap)
      logger.info('sealed with the newest secret', { shares, emails })
    },
  }
}

/** Until nothing is left that an older secret sealed. */
async function rewrapAll(rewrap: () => Promise<number>): Promise<number> {
  const count = await rewrap()
  return count === 0 ? 0 : count + (await rewrapAll(rewrap))
}
