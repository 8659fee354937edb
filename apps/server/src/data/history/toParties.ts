import type { HistoryTransaction, HistoryTransfer } from './historySource.ts'
import { toDirection } from './toDirection.ts'
import { toOperation } from './toOperation.ts'

export declare namespace toParties {
  type Parameters = {
    transaction: Pick<HistoryTransaction, 'sender' | 'recipient'>
    /** The displayed transfers. */
    transfers: readonly HistoryTransfer[]
    /** The account of the history, in lower case. */
    account: string
  }
  type ReturnType = {
    readonly sentFrom: string | undefined
    readonly sentTo: string | undefined
  }
}

/**
 * The counterparties of a transaction: the other sides of its transfers, not the called token
 * contract. The sender is the signer, who may differ from the owner. Unsigned transfers have no
 * sender.
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

/** Transfers to oneself are left out beside others. */
function recipientsOf(transfers: readonly HistoryTransfer[], account: string): string[] {
  const out = transfers.filter((transfer) => toDirection(transfer, account) === 'out')
  return (out.length > 0 ? out : transfers).map(({ recipient }) => recipient)
}

function onlyOne(addresses: readonly string[]): string | undefined {
  const [first, ...others] = new Set(addresses)
  return others.length > 0 ? undefined : first
}
