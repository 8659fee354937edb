import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import { hasPasskey } from './hasPasskey.ts'

/**
 * A wallet that asks for a passkey could not be used without one.
 * @throws a `Problem` if the account has none
 */
export async function requirePasskey(queries: Queries, account: string): Promise<void> {
  if (await hasPasskey(queries, account)) return
  const detail = 'The account has no passkey to ask for.'
  throw new Problem('INVALID_BODY', { detail, errors: [{ at: '/confirm', detail }] })
}
