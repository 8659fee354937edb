import { Hono } from 'hono'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { Accounts } from './accounts/createAccounts.ts'
import type { Events } from './audit/createEvents.ts'
import { configRoutes } from './config/configRoutes.ts'
import type { EmailLogins } from './logins/createEmailLogins.ts'
import type { LoginLimits } from './logins/limitLogins.ts'
import { loginRoutes } from './logins/loginRoutes.ts'
import type { Proofs } from './proofs/createProofs.ts'
import type { Guard } from './requests/createGuard.ts'
import { sameOrigin } from './requests/sameOrigin.ts'
import type { Cookie } from './sessions/createCookie.ts'
import type { SessionAnswers } from './sessions/createSessionAnswers.ts'
import type { Sessions } from './sessions/createSessions.ts'
import { sessionRoutes } from './sessions/sessionRoutes.ts'
import type { WalletContext } from './walletContext.ts'

export declare namespace walletRoutes {
  type Parameters = WalletContext & {
    events: Events
    accounts: Accounts
    proofs: Proofs
    sessions: Sessions
    cookie: Cookie
    guard: Guard
    answers: SessionAnswers
    emails: EmailLogins | undefined
    loginLimits: LoginLimits
  }
}

/** All routes of the embedded wallet, for pages of its own origin. */
export function walletRoutes(parameters: walletRoutes.Parameters): Hono<HttpEnv> {
  const { config, proofs, loginLimits } = parameters
  const app = new Hono<HttpEnv>()
  app.use('/wallet/v1/*', async (context, next) => {
    await next()
    context.res.headers.set('DPoP-Nonce', proofs.nonce())
    context.res.headers.set('Cache-Control', 'no-store')
    context.res.headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  })
  app.use('/wallet/v1/*', sameOrigin(config.origin))
  app.route('/', configRoutes(config))
  app.route('/', loginRoutes({ ...parameters, limits: loginLimits }))
  app.route('/', sessionRoutes(parameters))
  return app
}
