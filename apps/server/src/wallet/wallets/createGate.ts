import type { HolderProof } from '@cleat/embedded-wallet/service'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import type { Holder, HolderProofs } from './createHolderProofs.ts'
import type { Holds } from './createHolds.ts'
import type { StoredWallet } from './storedWallet.ts'

/** Lets holders to a wallet. */
export type Gate = {
  /**
   * The holder that is let in, or the problem. Problems are returned, so that the transaction
   * keeps that a challenge was used and that a wait began.
   */
  admit(
    queries: Queries,
    parameters: { asking: AskingAs; wallet: StoredWallet; proof: HolderProof },
  ): Promise<Holder | Problem>
}

/** What all uses of a wallet have in common: a proven holder, and the wait of recovery by code. */
export function createGate(
  context: Pick<WalletContext, 'config'> & {
    accounts: Accounts
    events: Events
    sessions: Sessions
    holderProofs: HolderProofs
    holds: Holds
  },
): Gate {
  const { config, accounts, events, sessions, holderProofs, holds } = context

  /** A visitor with nothing but a passkey needs the mailbox of the account, or else another login. */
  const isLoginMissing = async (queries: Queries, { account, method }: OpenSession) => {
    if (method === 'email') return false
    const logins = await accounts.list(queries, account)
    const hasEmail = logins.some(({ provider }) => provider === 'email')
    return hasEmail || (method === 'passkey' && logins.length > 0)
  }
  return {
    async admit(queries, { asking, wallet, proof }) {
      const { session, network } = asking
      const { account } = wallet
      const holder = await holderProofs.check(queries, { wallet, session, proof })
      if (holder instanceof Problem) {
        const facts = { wallet: wallet.id, by: proof.kind }
        await events.add(queries, { account, event: 'share.refused', facts, network })
        return holder
      }
      if (holder.kind === 'code') {
        const waitSeconds = await holds.wait(queries, { wallet, holder: holder.holder, asking })
        if (waitSeconds > 0) return held(waitSeconds)
      }
      const isStrict = holder.kind === 'passkey' && config.newDevice === 'passkey+email'
      if (isStrict && (await isLoginMissing(queries, session)))
        return new Problem('LOGIN_DEVICE_UNPROVEN', {
          detail: 'A new browser also needs a code by e-mail, or another login than a passkey.',
        })
      if (holder.kind !== 'device') await sessions.prove(queries, session.id, holder.holder)
      return holder
    },
  }
}

function held(waitSeconds: number): Problem {
  return new Problem('RECOVERY_HELD', {
    detail: `Recovery by code waits ${waitSeconds} s, so that the owner can stop it.`,
    facts: { waitSeconds },
  })
}
