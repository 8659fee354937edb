import { toTransactionError, translateProviderError } from '@cleat/core/adapter'
import { readRefusal } from './readRefusal.ts'

/** What may end with the wallet handing a transaction to a node. */
const sending: ReadonlySet<string> = new Set(['sendTransfer', 'signPSBT'])

/** Asks a wallet, and puts what it throws in our words. */
export async function askWallet<answer>(parameters: {
  doing: 'connect' | 'switch' | 'request'
  wallet: string
  /** What is asked, or the name of the network. */
  subject: string
  ask: () => Promise<answer>
}): Promise<answer> {
  const { ask, ...facts } = parameters
  try {
    return await ask()
  } catch (error) {
    const reason = sending.has(facts.subject) ? readRefusal(error) : undefined
    if (reason !== undefined) throw toTransactionError({ reason, cause: error })
    throw translateProviderError({ error, ...facts })
  }
}
