import type { BatchCall } from '@cleat/core/adapter'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Receipt } from '../../follow/readReceipt.ts'

/** A call that was made. Texts are in lower case. */
export type MadeCall = { readonly to: string; readonly value: bigint; readonly data: string }

/** `Approval(address,address,uint256)` */
const approvalEvent = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const transfer = '0xa9059cbb'
const approve = '0x095ea7b3'

/**
 * Those of the calls whose effect a token logged: transfers and allowances of exactly this amount,
 * each log once.
 * @see ERC-20
 */
export function listLogged(
  { logs }: Pick<Receipt, 'logs'>,
  { from, calls }: { from: string; calls: readonly BatchCall[] },
): readonly MadeCall[] {
  const left = [...logs]
  return calls.flatMap((call) => {
    const data = call.data.toLowerCase()
    const [selector, other, amount] = [data.slice(0, 10), data.slice(10, 74), data.slice(74)]
    const event = { [transfer]: transferEvent, [approve]: approvalEvent }[selector]
    const to = call.to?.toLowerCase()
    if (!event || to === undefined || data.length !== 138 || BigInt(call.value) !== 0n) return []
    const topics = [event, `0x${toWord(from)}`, `0x${other}`].join()
    const at = left.findIndex(
      (log) => log.address === to && log.topics.join() === topics && log.data === `0x${amount}`,
    )
    if (at < 0) return []
    left.splice(at, 1)
    return [{ to, value: 0n, data }]
  })
}
