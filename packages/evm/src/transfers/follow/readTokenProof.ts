import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

/**
 * What a token's logs prove: `paid` if the payer paid the receiver exactly the amount, `altered` if
 * its tokens went elsewhere or in another amount. `undefined` if they prove neither: there are
 * none, or the token may have kept a fee of the whole amount.
 * @see ERC-20
 */
export function readTokenProof(
  { from, to, token, amount }: EvmTransfer,
  logs: readonly Log[],
): 'paid' | 'altered' | undefined {
  const [payer, receiver] = [from, to].map((address) => `0x${toWord(address)}`)
  const paid = logs
    .filter(
      ({ address, topics }) => address === token?.toLowerCase() && topics[0] === transferEvent,
    )
    .filter(({ topics }) => topics[1] === payer)
    .map(({ topics, data }) => ({
      isMeant: topics[2] === receiver,
      value: readWord(data, 0) ?? 0n,
    }))
  const received = paid.filter(({ isMeant }) => isMeant)
  if (received.some(({ value }) => value === amount)) return 'paid'
  if (paid.length === 0) return undefined
  const total = paid.reduce((sum, { value }) => sum + value, 0n)
  return received.length > 0 && total === amount ? undefined : 'altered'
}
