import { toTransactionError, translateProviderError } from '@cleat/core/adapter'
import { readRefusal } from './readRefusal.ts'

/** Methods by which the wallet may send a transaction. */
const sending: ReadonlySet<string> = new Set(['sendTransfer', 'signPSBT'])

/** Calls a wallet and translates what it throws. */
export async function callWallet<answer>(parameters: {
  doing: 'connect' | 'switch' | 'request'
  wallet: string
  /** The method, or the name of the network. */
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
