import { toWord } from '../abi/toWord.ts'
import type { AccountOperation } from './listOperations.ts'
import type { TraceFrame } from './traceFrame.ts'

/** How many words of the parameters of `innerHandleOp` may hold the hash of its operation. */
const words = 20

/**
 * Lists what an account called in a transaction and what was not taken back: with coins or data, as
 * the sender. Of a user operation, what it called while the entry point ran it, and of a Safe's
 * transaction, what the Safe called in it. `undefined` if the trace does not show where that was.
 * @see ERC-4337
 */
export function listAccountCalls(
  frames: readonly TraceFrame[],
  { account, operation }: { account: string; operation: AccountOperation | undefined },
): readonly TraceFrame[] | undefined {
  const own = account.toLowerCase()
  const failed = frames.filter(({ isFailed }) => isFailed)
  const kept = frames.filter((frame) => !failed.some((around) => isWithin(frame, around)))
  const calls = kept.filter(
    ({ from, type }) => from === own && /^(?:call|create|selfdestruct)$/.test(type),
  )
  if (operation?.entryPoint) {
    const run = findRun(frames, { ...operation, account: own })
    return run && calls.filter((frame) => isWithin(frame, run))
  }
  return operation?.ended ? listSafeCalls({ kept, calls, own, ended: operation.ended }) : calls
}

/** `execTransaction` of a Safe */
const executing = /^0x6a761202/

/** A Safe may carry out one transaction within another, which then ends first. */
function listSafeCalls(parameters: {
  kept: readonly TraceFrame[]
  calls: readonly TraceFrame[]
  own: string
  ended: NonNullable<AccountOperation['ended']>
}): readonly TraceFrame[] | undefined {
  const { kept, calls, own, ended } = parameters
  const runs = kept
    .filter(({ type, to, input }) => type === 'call' && to === own && executing.test(input))
    .sort(byEnd)
  const run = runs.length === ended.count ? runs[ended.index] : undefined
  // A Safe of another kind has another name for it. What it did alone is all that it did.
  if (!run) return ended.count === 1 && runs.length === 0 ? calls : undefined
  const inner = runs.filter((other) => other !== run && isWithin(other, run))
  return calls.filter(
    (frame) => isBelow(frame, run) && !inner.some((other) => isBelow(frame, other)),
  )
}

function byEnd(one: TraceFrame, other: TraceFrame): number {
  if (isWithin(one, other)) return -1
  if (isWithin(other, one)) return 1
  const place = one.path.findIndex((at, depth) => at !== other.path[depth])
  return (one.path[place] ?? 0) - (other.path[place] ?? 0)
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

function isBelow(frame: TraceFrame, around: TraceFrame): boolean {
  return frame !== around && isWithin(frame, around)
}

function isWithin({ path }: TraceFrame, around: TraceFrame): boolean {
  return (
    path.length >= around.path.length && around.path.every((place, depth) => path[depth] === place)
  )
}
