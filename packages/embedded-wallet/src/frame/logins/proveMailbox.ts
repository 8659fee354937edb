import { identitySchemas } from '../../service/identitySchemas.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { proveEmail } from './proveEmail.ts'

/**
 * Asks for a code of the account's mailbox, which some operators want in a new browser beside a
 * passkey.
 * @returns who is logged in afterwards. `none`: the account has no mailbox. Nothing where the
 * visitor wants another way
 * @throws `FrameFault`, `ServiceError`
 */
export async function proveMailbox(
  context: FrameContext,
  { account }: Pick<WalletSession, 'account'>,
  ceremony: Ceremony,
): Promise<WalletSession | 'none' | undefined> {
  const { identities } = await context.service.ask({
    ...{ method: 'GET', path: 'identities', schema: identitySchemas.list },
    signal: ceremony.signal,
  })
  const email = identities.find(({ provider }) => provider === 'email')?.email
  if (!email) return 'none'
  const proven = await proveEmail(context, { email, view: 'secondCode' }, ceremony)
  if (!proven) return undefined
  // The address moved to another account meanwhile.
  return 'session' in proven && proven.session.account === account ? proven.session : 'none'
}
