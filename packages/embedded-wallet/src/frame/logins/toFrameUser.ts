import { type FrameUser, socialProviders } from '../../protocol/frameUser.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'

/** What the page may know of a session. */
export function toFrameUser(session: WalletSession, accounts: readonly string[]): FrameUser {
  const { method, user } = session
  const { email, username } = user
  const { accountTypes } = session.wallets[0] ?? {}
  const provider = [...socialProviders, 'passkey' as const].find((one) => one === method)
  return {
    ...(email !== null && { email }),
    ...(username !== null && { username }),
    provider: provider ?? 'email',
    accounts: accounts.flatMap((account) => {
      const [namespace, , address] = account.split(':')
      const isOurs = namespace === 'eip155' || namespace === 'solana'
      if (!isOurs || !address) return []
      const type = accountTypes?.[namespace] === 'smartAccount' ? 'smartAccount' : 'eoa'
      return [{ namespace, address, ...(accountTypes && { type }) } as const]
    }),
  }
}
