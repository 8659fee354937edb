import { readBytes } from '../../abi/readBytes.ts'
import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import type { Log } from '../../follow/readLogs.ts'

/** `Trade(address,address,address,uint256,uint256,uint256,bytes)` */
export const tradeEvent = '0xa07a543ab8a018198e99ca0184c93fe9050a79400a0a723441f84de1d972cc17'

/** An order that was filled, as the contract logs it. Base units. */
export type Trade = { readonly sold: bigint; readonly bought: bigint }

/** Reads the trade of an order in a log. `undefined` if it is something else. */
export function readTrade(
  { address, topics, data }: Log,
  order: { settlement: string; account: string; id: string },
): Trade | undefined {
  const { settlement, account, id } = order
  const isOwn = topics[0] === tradeEvent && topics[1] === `0x${toWord(account)}`
  if (address !== settlement || !isOwn || readBytes(data, 5)?.toLowerCase() !== id) return undefined
  const [sold, bought] = [readWord(data, 2), readWord(data, 3)]
  return sold === undefined || bought === undefined ? undefined : { sold, bought }
}
