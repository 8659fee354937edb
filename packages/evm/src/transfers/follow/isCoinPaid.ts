import { readProperty } from '@cleat/core/adapter'
import { readWord } from '../abi/readWord.ts'
import { toQuantity } from '../abi/toQuantity.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'
import { readAccountEvents } from './readAccountEvents.ts'
import type { Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'

/** `balanceOf(address)` of an entry point. Written here, because what judges shares no code. */
const balanceOf = '0x70a08231'

/**
 * Whether the balances around a block prove that a contract account paid its coins: the receiver
 * has exactly the amount more, the payer the amount and its known costs less, and nothing else in
 * the block names either of them. Coins leave no logs, so this is the proof without traces.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function isCoinPaid(
  node: EvmNode,
  parameters: { transfer: EvmTransfer; transaction: NodeTransaction; receipt: Receipt },
): Promise<boolean> {
  const { transfer, transaction, receipt } = parameters
  const { from, to, amount } = transfer
  const parties = [from, to].map((address) => address.toLowerCase())
  if (parties[0] === parties[1]) return false
  const number = receipt.blockNumber
  const [before, after] = [toQuantity(number - 1n), toQuantity(number)]
  const change = async (address: string) => {
    const [old, now] = await Promise.all(
      [before, after].map((block) => node.readNumber('eth_getBalance', address, block)),
    )
    return (now ?? 0n) - (old ?? 0n)
  }
  const [block, received, spent, prefund] = await Promise.all([
    node.ask('eth_getBlockByNumber', after, true),
    change(to),
    change(from),
    readPrefund(node, { account: from, receipt, before }),
  ])
  const isOnly =
    readProperty(block, 'hash') === receipt.blockHash && isAlone(block, { transaction, parties })
  const fee = transaction.from === parties[0] ? receipt.fee : 0n
  if (!isOnly || fee === undefined || prefund === undefined) return false
  return received === amount && -spent === amount + fee + prefund
}

/** Whether the block names the parties in no other transaction, reward or withdrawal. */
function isAlone(
  block: unknown,
  { transaction, parties }: { transaction: NodeTransaction; parties: readonly string[] },
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

/**
 * What the account paid an entry point in advance (ERC-4337). `undefined` if it cannot be told from
 * other deposits.
 */
async function readPrefund(
  node: EvmNode,
  parameters: { account: string; receipt: Receipt; before: string },
): Promise<bigint | undefined> {
  const { account, receipt, before } = parameters
  const [deposit, ...more] = readAccountEvents(receipt.logs, account).deposits
  if (!deposit) return 0n
  if (more.length > 0) return undefined
  const call = { to: deposit.entryPoint, data: balanceOf + toWord(account) }
  const old = readWord(await node.run(call, before), 0)
  return old === undefined ? undefined : deposit.total - old
}
