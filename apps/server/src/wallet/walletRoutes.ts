import { Hono } from 'hono'
import type { AssetPrices } from '../data/price/createAssetPrices.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Accounts } from './accounts/createAccounts.ts'
import type { IdentityStore } from './accounts/createIdentityStore.ts'
import type { SessionAnswers } from './answers/createSessionAnswers.ts'
import type { Events } from './audit/createEvents.ts'
import type { WalletContext } from './context/walletContext.ts'
import type { Devices } from './devices/createDevices.ts'
import type { EmailChanges } from './emailChanges/createEmailChanges.ts'
import type { EmailMoves } from './emailChanges/createEmailMoves.ts'
import type { Farcaster } from './farcaster/createFarcaster.ts'
import type { FarcasterDoors } from './farcaster/createFarcasterDoors.ts'
import type { Handoffs } from './handoffs/createHandoffs.ts'
import type { EmailLogins } from './logins/createEmailLogins.ts'
import type { SocialLogins } from './logins/createSocialLogins.ts'
import type { LoginLimits } from './logins/limitLogins.ts'
import type { Outbox } from './mail/createOutbox.ts'
import type { Pages } from './pages/readPages.ts'
import { securePages } from './pages/securePages.ts'
import type { Passkeys } from './passkeys/createPasskeys.ts'
import type { Proofs } from './proofs/createProofs.ts'
import type { LoginProvider } from './providers/contract/loginProvider.ts'
import type { Guard } from './requests/createGuard.ts'
import { sameOrigin } from './requests/sameOrigin.ts'
import { assetPriceRoutes } from './routes/assetPriceRoutes.ts'
import { configRoutes } from './routes/configRoutes.ts'
import { devicesRoutes } from './routes/devicesRoutes.ts'
import { emailChangeRoutes } from './routes/emailChangeRoutes.ts'
import { eventRoutes } from './routes/eventRoutes.ts'
import { farcasterRoutes } from './routes/farcasterRoutes.ts'
import { handoffRoutes } from './routes/handoffRoutes.ts'
import { identityRoutes } from './routes/identityRoutes.ts'
import { loginRoutes } from './routes/loginRoutes.ts'
import { passkeyRoutes } from './routes/passkeyRoutes.ts'
import { sessionRoutes } from './routes/sessionRoutes.ts'
import { socialRoutes } from './routes/socialRoutes.ts'
import { streamRoutes } from './routes/streamRoutes.ts'
import { walletsRoutes } from './routes/walletsRoutes.ts'
import type { Cookie } from './sessions/createCookie.ts'
import type { SessionCookies } from './sessions/createSessionCookies.ts'
import type { Sessions } from './sessions/createSessions.ts'
import type { Signals } from './signals/signals.ts'
import type { Streams } from './streams/createStreams.ts'
import type { Changes } from './wallets/createChanges.ts'
import type { HolderProofs } from './wallets/createHolderProofs.ts'
import type { Shares } from './wallets/createShares.ts'
import type { Wallets } from './wallets/createWallets.ts'

export declare namespace walletRoutes {
  type Parameters = WalletContext & {
    /** Without them this process has none. */
    pages: Pages | undefined
    events: Events
    accounts: Accounts
    proofs: Proofs
    sessions: Sessions
    cookies: SessionCookies
    guard: Guard
    answers: SessionAnswers
    emails: EmailLogins | undefined
    emailChanges: EmailChanges | undefined
    moves: EmailMoves | undefined
    socials: SocialLogins
    /** Without it there is no login with Farcaster. */
    farcaster: Farcaster | undefined
    farcasterDoors: FarcasterDoors | undefined
    identities: IdentityStore
    outbox: Outbox | undefined
    providers: ReadonlyMap<string, LoginProvider>
    loginCookies: socialRoutes.Parameters['loginCookies']
    loginLimits: LoginLimits
    devices: Devices
    wallets: Wallets
    holderProofs: HolderProofs
    shares: Shares
    changes: Changes
    passkeys: Passkeys
    handoffs: Handoffs
    browserCookie: Cookie
    signals: Signals
    streams: Streams
    readPrices: AssetPrices | undefined
  }
}

/** All routes of the embedded wallet, for pages of its origin. */
export function walletRoutes(parameters: walletRoutes.Parameters): Hono<HttpEnv> {
  const { config, pages, proofs, loginLimits, emailChanges } = parameters
  const { farcaster, farcasterDoors } = parameters
  const app = new Hono<HttpEnv>()
  app.use('/wallet/v1/*', async (context, next) => {
    await next()
    context.res.headers.set('DPoP-Nonce', proofs.nonce())
    context.res.headers.set('Cache-Control', 'no-store')
    context.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  })
  const guarded = sameOrigin(config.origin)
  app.use('/wallet/v1/*', (context, next) =>
    // Providers send visitors back. What they bring is checked by state and cookie.
    context.req.path.startsWith('/wallet/v1/callback/') ? next() : guarded(context, next),
  )
  if (pages) app.route('/', securePages({ config, pages }))
  app.route('/', configRoutes(parameters))
  app.route(
    '/',
    loginRoutes({
      ...{ ...parameters, limits: loginLimits, hasFarcaster: farcaster !== undefined },
    }),
  )
  app.route('/', socialRoutes(parameters))
  if (farcaster && farcasterDoors)
    app.route('/', farcasterRoutes({ ...parameters, farcaster, farcasterDoors }))
  app.route('/', sessionRoutes(parameters))
  app.route('/', passkeyRoutes({ ...parameters, limits: loginLimits }))
  const takeLogin = parameters.socials.take
  app.route('/', identityRoutes({ ...parameters, takeLogin }))
  if (emailChanges)
    app.route('/', emailChangeRoutes({ ...parameters, limits: loginLimits, changes: emailChanges }))
  app.route('/', devicesRoutes(parameters))
  app.route('/', walletsRoutes(parameters))
  app.route('/', handoffRoutes(parameters))
  app.route('/', streamRoutes(parameters))
  app.route('/', eventRoutes(parameters))
  app.route('/', assetPriceRoutes(parameters))
  return app
}
