import { passkeySchemas } from '@cleat/embedded-wallet/service'
import * as v from 'valibot'
import type { Confirm } from '../wallets/createShares.ts'
import type { Passkeys } from './createPasskeys.ts'

/** Asks a passkey of the account before a share leaves. */
export function createConfirm(passkeys: Passkeys): Confirm {
  const schema = v.pipe(v.string(), v.parseJson(), passkeySchemas.answer)
  return async (queries, { asking, confirmation }) => {
    const answer = v.safeParse(schema, confirmation)
    if (!answer.success) return false
    const { jkt, session } = asking
    const { id } = answer.output
    const challenge = await passkeys.take(queries, { id, jkt, purposes: ['confirm'] })
    if (challenge.account !== session.account) return false
    await passkeys.authenticate(queries, { challenge, answer: answer.output })
    return true
  }
}
