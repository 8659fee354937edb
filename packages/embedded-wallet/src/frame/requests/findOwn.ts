import type { FrameRequest } from '../../protocol/frameRequest.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'

/** The wallet of a session that has the account which a request names. */
export function findOwn(
  { wallets }: WalletSession,
  { address }: FrameRequest,
): WalletSession['wallets'][number] | undefined {
  const isOurs = (account: string) => account.split(':')[2] === address
  return wallets.find(({ accounts }) => accounts?.some(isOurs))
}
