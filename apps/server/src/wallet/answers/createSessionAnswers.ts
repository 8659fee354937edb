import type { WalletSession } from '@cleat/embedded-wallet/service'
import type { Context } from 'hono'
import type { Queries } from '../../database/connection.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { Asking } from '../requests/createGuard.ts'
import type { SessionCookies } from '../sessions/createSessionCookies.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import type { NewSession, OpenSession } from '../sessions/openSession.ts'
import { describeSession } from './describeSession.ts'

export type SessionAnswers = {
  /**
   * Opens a session in place of the one before. Its token is for `answer`. The cookie of a full one
   * is none that a frame on another site gets: it stays with windows.
   */
  open(
    context: Context<HttpEnv>,
    queries: Queries,
    asking: Asking,
    session: Opened,
  ): Promise<string>
  /** Who is logged in, without a change. */
  describe(session: OpenSession): Promise<WalletSession>
  /** Sets the cookie and answers with who is logged in. */
  answer(
    context: Context<HttpEnv>,
    asking: Asking,
    opened: { token: string; isCrossSite?: boolean | undefined },
  ): Promise<{ readonly session: WalletSession }>
}

type Opened = Omit<NewSession, 'jkt' | 'network' | 'isCrossSite'> & {
  readonly isCrossSite?: boolean | undefined
}

/** How each login ends: with a new session and its cookie. */
export function createSessionAnswers(
  parts: WalletContext & { sessions: Sessions; accounts: Accounts; cookies: SessionCookies },
): SessionAnswers {
  const { config, sessions, accounts, cookies } = parts
  return {
    async open(context, queries, { jkt, network, language }, { isCrossSite = false, ...session }) {
      const before = await cookies.read(context, jkt, queries)
      const [id] = before?.split('.', 1) ?? []
      const { token } = await sessions.open(queries, { ...session, isCrossSite, jkt, network })
      if (id !== undefined) await sessions.replace(queries, { id, jkt })
      await accounts.noteLanguage(queries, session.account, language)
      return token
    },
    describe: (session) => describeSession(parts, session),
    async answer(context, { jkt, network }, { token, isCrossSite = false }) {
      const session = await sessions.find({ token, jkt, network })
      const { kind } = session
      cookies.write(context, token, { kind, isCrossSite, maxAge: config.session.totalSeconds })
      return { session: await describeSession(parts, session) }
    },
  }
}
