import type { Session } from '@cleat/siwx/server'
import type { PathAccount } from '../proof/readPathAccount.ts'

/** Whether who is signed in has the account: a key on all chains, a contract on its chain. */
export function isOwner(session: Session | undefined, account: PathAccount): boolean {
  const { chain, address } = account
  return (
    session?.accounts.some(({ account: own, kind }) => {
      const at = own.lastIndexOf(':')
      if (!own.startsWith('eip155:') || own.slice(at + 1).toLowerCase() !== address) return false
      return kind === 'key' || own.slice(0, at) === chain
    }) ?? false
  )
}
