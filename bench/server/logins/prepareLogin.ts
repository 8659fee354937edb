import type { WalletSession } from '@cleat/embedded-wallet/service'
import type { Codes } from './followCodes.ts'
import type { LoginVisitor } from './loginVisitor.ts'
import { requireStatus } from './requireStatus.ts'

export type LoggedIn = {
  readonly session: WalletSession
  /** When the service had taken it, and when the code was there, by `performance.now()`. */
  readonly startedAt: number
  readonly mailedAt: number
  readonly endedAt: number
}

/** A login up to its first request, whose proof is signed. */
export type PreparedLogin = {
  /** Sends it, waits for the code, and sends that. */
  run(): Promise<LoggedIn>
}

const path = '/wallet/v1/logins'
const mailMs = 30_000

/** Prepares a login by a code in a mail. Proofs need no other nonce for five minutes. */
export async function prepareLogin(
  { email, host, browser }: Pick<LoginVisitor, 'email' | 'host' | 'browser'>,
  codes: Codes,
): Promise<PreparedLogin> {
  const body = { method: 'email', email, host, browser: 'Chrome on macOS' }
  const proof = await browser.prove('POST', path, JSON.stringify(body))
  return {
    async run() {
      // The mail may be faster than the answer.
      const mailed = codes.next(email, mailMs)
      mailed.catch(() => undefined)
      const started = requireStatus(await browser.send(path, { body, proof }), 201)
      const startedAt = performance.now()
      const code = await mailed
      const mailedAt = performance.now()
      const codePath = `${path}/${started.body.id}/code`
      const answer = requireStatus(await browser.send(codePath, { body: { code } }), 200)
      return { session: answer.body.session, startedAt, mailedAt, endedAt: performance.now() }
    },
  }
}
