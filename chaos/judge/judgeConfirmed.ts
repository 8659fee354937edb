import type { PendingTransaction } from '@cleat/core/send'
import type { World } from '../world.ts'
import { readReceived } from './readReceived.ts'

export declare namespace judgeConfirmed {
  type Entry = Pick<PendingTransaction, 'status' | 'to' | 'amount' | 'hash'>
  type Parameters = {
    readonly chains: Pick<World['chains'], 'localnet'>
    readonly journal: Pick<World['journal'], 'consents' | 'confirmed' | 'faults'>
    app(tab: number): {
      readonly send: { readonly pendingTransactions: readonly Entry[] } | undefined
    }
  }
}

/** What an app calls confirmed is on its chain. Each payment is judged once, when it says so. */
export async function judgeConfirmed(world: judgeConfirmed.Parameters): Promise<void> {
  const { journal, chains } = world
  for (const tab of [0, 1])
    for (const { status, to, amount, hash } of world.app(tab).send?.pendingTransactions ?? []) {
      const consent = journal.consents.find((one) => one.to === to)
      if (status !== 'confirmed' || !consent || journal.confirmed.has(hash)) continue
      journal.confirmed.add(hash)
      const received = await readReceived(chains, consent.asset, to)
      if (received === 0n) journal.faults.push(`called confirmed and not paid: ${amount} to ${to}`)
    }
}
