import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Log } from '../../follow/readLogs.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

export declare namespace readTokenProof {
  type Parameters = {
    transfer: EvmTransfer
    /** Those of the payment, and no others of the transaction. */
    logs: readonly Log[]
    /** Who is paid for carrying it out. */
    paymaster?: string | undefined
    /** What was to arrive after the token's fee, in base units. @default the amount */
    arrives?: bigint | undefined
  }
}

/**
 * What a token's logs prove: `paid` if the payer paid the receiver exactly the amount in sum, and
 * `altered` if its tokens went elsewhere or in another amount. `reduced` if the receiver got less
 * and the rest is named, as by tokens that keep a part, and `less` if it is not. `undefined` if the
 * payer paid nothing.
 * @see ERC-20
 */
export function readTokenProof(
  parameters: readTokenProof.Parameters,
): 'paid' | 'altered' | 'reduced' | 'less' | undefined {
  const { transfer, logs, paymaster, arrives } = parameters
  const { from, to, token, amount } = transfer
  const [payer, receiver] = [from, to].map((address) => `0x${toWord(address)}`)
  const paid = logs
    .filter(
      ({ address, topics }) => address === token?.toLowerCase() && topics[0] === transferEvent,
    )
    .filter(({ topics }) => topics[1] === payer)
    .map(({ topics, data }) => ({ to: topics[2], value: readWord(data, 0) ?? 0n }))
  const received = paid.filter((one) => one.to === receiver)
  const fees = [payer, ...(paymaster === undefined ? [] : [`0x${toWord(paymaster)}`])]
  const elsewhere = paid.filter((one) => one.to !== receiver && !fees.includes(one.to))
  const sum = sumUp(received)
  if (received.length > 0 && (sum === amount || sum === arrives)) return 'paid'
  if (sum === 0n) return received.length + elsewhere.length > 0 ? 'altered' : undefined
  if (sum > amount) return 'altered'
  return sum + sumUp(elsewhere) === amount ? 'reduced' : 'less'
}

function sumUp(moves: readonly { readonly value: bigint }[]): bigint {
  return moves.reduce((sum, { value }) => sum + value, 0n)
}
