import { encodeBytes } from '../abi/encodeBytes.ts'
import { readBytes } from '../abi/readBytes.ts'
import { readSmall } from '../abi/readSmall.ts'
import { selectors } from '../abi/selectors.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode, NodeCall } from './createEvmNode.ts'
import { isRpcFailure } from './isRpcFailure.ts'

/** The address of Multicall3 on every chain that has it. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Calls per batch, because public nodes limit a call to about 10 million gas. */
const most = 100

type Read = Pick<NodeCall, 'to'> & { readonly data: string }

/**
 * Calls many contracts, in one block through Multicall3, otherwise one by one. Reverted calls have
 * no answer.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readMany(
  node: EvmNode,
  reads: readonly Read[],
): Promise<readonly (string | undefined)[]> {
  const answers: (string | undefined)[] = []
  for (let at = 0; at < reads.length; at += most) {
    const part = reads.slice(at, at + most)
    answers.push(...((await readTogether(node, part)) ?? (await readEach(node, part))))
  }
  return answers
}

async function readTogether(node: EvmNode, reads: readonly Read[]) {
  try {
    const answer = await node.run({ to: multicall3, data: encodeReads(reads) })
    return decodeAnswers(answer, reads.length)
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return undefined
  }
}

function readEach(node: EvmNode, reads: readonly Read[]) {
  return Promise.all(
    reads.map((read) =>
      node.run(read).catch((error: unknown) => {
        if (isRpcFailure(error)) throw error
        return undefined
      }),
    ),
  )
}

function encodeReads(reads: readonly Read[]): string {
  const tuples = reads.map(
    ({ to, data }) => toWord(to) + toWord(1) + toWord(96) + encodeBytes(data),
  )
  let place = reads.length * 32
  const heads = tuples.map((tuple) => {
    const head = toWord(place)
    place += tuple.length / 2
    return head
  })
  return [selectors.aggregate3, toWord(32), toWord(reads.length), ...heads, ...tuples].join('')
}

/** `undefined` without Multicall3, or with another contract in its place. */
function decodeAnswers(answer: string, count: number): readonly (string | undefined)[] | undefined {
  const heads = 2 + 128
  if (readSmall(answer, 2) !== 32 || readSmall(answer, 66) !== count) return undefined
  return Array.from({ length: count }, (_, index) => {
    const start = heads + (readSmall(answer, heads + index * 64) ?? Number.NaN) * 2
    return readSmall(answer, start) === 1 ? readBytes(answer, 1, start) : undefined
  })
}
