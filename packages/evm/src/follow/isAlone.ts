import { readProperty } from '@cleat/core/adapter'
import type { NodeTransaction } from './readTransaction.ts'

/** Whether the block names the parties in no other transaction, reward or withdrawal. */
export function isAlone(
  block: unknown,
  {
    transaction,
    parties,
  }: { transaction: Pick<NodeTransaction, 'hash'>; parties: readonly string[] },
): boolean {
  const isParty = (row: unknown, key: string) => {
    const value = readProperty(row, key)
    return typeof value === 'string' && parties.includes(value.toLowerCase())
  }
  const [transactions, withdrawals] = ['transactions', 'withdrawals'].map((key) => {
    const rows: unknown = readProperty(block, key)
    return Array.isArray(rows) ? rows : undefined
  })
  if (!transactions || isParty(block, 'miner')) return false
  const others = transactions.filter(
    (row) => String(readProperty(row, 'hash')).toLowerCase() !== transaction.hash,
  )
  return (
    others.length === transactions.length - 1 &&
    !others.some((row) => isParty(row, 'from') || isParty(row, 'to')) &&
    !withdrawals?.some((row) => isParty(row, 'address'))
  )
}
