import { toWord } from '../abi/toWord.ts'
import type { AccountOperation } from './listOperations.ts'
import type { TraceFrame } from './traceFrame.ts'

/** How many words of the parameters of `innerHandleOp` may hold the hash of its operation. */
const words = 20

/**
 * Lists what an account called in a transaction and what was not taken back: with coins or data, as
 * the sender. Of a user operation, what it called while the entry point ran it. `undefined` if the
 * trace does not show where that was.
 * @see ERC-4337
 */
export function listAccountCalls(
  frames: readonly TraceFrame[],
  { account, operation }: { account: string; operation: AccountOperation | undefined },
): readonly TraceFrame[] | undefined {
  const own = account.toLowerCase()
  const range = operation?.entryPoint && findRun(frames, { ...operation, account: own })
  if (range === undefined && operation?.entryPoint) return undefined
  const failed = frames.filter(({ isFailed }) => isFailed)
  return frames.filter(
    (frame) =>
      frame.from === own &&
      /^(?:call|create|selfdestruct)$/.test(frame.type) &&
      (!range || isWithin(frame, range)) &&
      !failed.some((around) => isWithin(frame, around)),
  )
}

/**
 * The call in which an entry point runs an operation: one to itself, with the sender as the second
 * word and the operation's hash as one after it. Their place differs by version.
 */
function findRun(
  frames: readonly TraceFrame[],
  parameters: { account: string; hash: string; entryPoint?: string | undefined },
): TraceFrame | undefined {
  const { account, hash, entryPoint } = parameters
  const runs = frames.filter(({ type, from, to, input }) => {
    if (type !== 'call' || from !== entryPoint || to !== entryPoint) return false
    const [, sender, ...rest] = (input.slice(10).match(/.{64}/g) ?? []).slice(0, words)
    return sender === toWord(account) && rest.includes(hash.slice(2))
  })
  return runs.length === 1 ? runs[0] : undefined
}

function isWithin({ path }: TraceFrame, around: TraceFrame): boolean {
  return (
    path.length >= around.path.length && around.path.every((place, depth) => path[depth] === place)
  )
}
