import { CleatError } from '../../../base/errors/cleatError.ts'
import { writeFact } from '../facts/signInFacts.ts'
import { toSignInError } from '../messages/toSignInError.ts'
import type { SignInContext } from '../state/signInContext.ts'
import type { SignInSession } from '../state/signInState.ts'

const timeoutMs = 2000
const service = 'sign-in service'

/**
 * Ends a session where the app keeps it, within two seconds. Without an answer, the next visit ends
 * it again.
 * @throws `SERVICE_…`
 */
export async function revoke(
  { kit, siwx }: SignInContext,
  {
    account,
    subject,
    endsAt,
    everywhere,
  }: Pick<SignInSession, 'account' | 'subject' | 'endsAt'> & {
    everywhere?: boolean | undefined
  },
): Promise<void> {
  const [namespace, reference, ...rest] = account.split(':')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new CleatError('SERVICE_TIMEOUT', { context: { service, timeoutMs } })),
      timeoutMs,
    )
  })
  try {
    const ending =
      everywhere && siwx.signOutEverywhere
        ? siwx.signOutEverywhere()
        : siwx.revokeSession(`${namespace}:${reference}`, rest.join(':'))
    await Promise.race([ending, tooLong])
    writeFact(kit, account, undefined)
  } catch (cause) {
    writeFact(kit, account, { account, subject, endsAt, isEnding: true })
    throw toSignInError(cause)
  } finally {
    clearTimeout(timer)
  }
}
