import type { HistoryTransaction, HistoryTransfer } from './historySource.ts'
import { toDirection } from './toDirection.ts'
import { toOperation } from './toOperation.ts'

export declare namespace toParties {
  type Parameters = {
    transaction: Pick<HistoryTransaction, 'sender' | 'recipient'>
    /** Those of its transfers that are shown. */
    transfers: readonly HistoryTransfer[]
    /** Whose history it is. In lower case. */
    account: string
  }
  type ReturnType = {
    readonly sentFrom: string | undefined
    readonly sentTo: string | undefined
  }
}

/**
 * Who the account dealt with: of what was sent and received the other side of the transfers, and not the contract of the token that
 * was called for it. What was sent is from whoever signed, who is not always its owner: only what somebody signed do they know of.
 */
export function toParties(parameters: toParties.Parameters): toParties.ReturnType {
  const { transaction, transfers, account } = parameters
  const { sender: signer, recipient: called } = transaction
  switch (toOperation({ transfers, account })) {
    case 'send':
      return { sentFrom: signer, sentTo: onlyOne(recipientsOf(transfers, account)) }
    case 'receive':
      return { sentFrom: onlyOne(transfers.map(({ sender }) => sender)) ?? signer, sentTo: account }
    default:
      return { sentFrom: signer, sentTo: called }
  }
}

/** What one sends oneself beside it is no reason to name oneself. */
function recipientsOf(transfers: readonly HistoryTransfer[], account: string): string[] {
  const out = transfers.filter((transfer) => toDirection(transfer, account) === 'out')
  return (out.length > 0 ? out : transfers).map(({ recipient }) => recipient)
}

function onlyOne(addresses: readonly string[]): string | undefined {
  const [first, ...others] = new Set(addresses)
  return others.length > 0 ? undefined : first
}
