import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { type Log, readLogs } from '../follow/readLogs.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { isUnknown } from '../trial/isUnknown.ts'
import type { TrialMemory } from '../trial/runTrial.ts'
import type { TrialCall } from '../trial/trialRun.ts'

/** What a call did by its trace. What was undone is not in it. */
export type Traced = {
  readonly isSuccess: boolean
  /** What the contract answered, or why it failed. */
  readonly data: string
  /** What the account's coins changed by, without fees. */
  readonly coins: bigint
  readonly logs: readonly Log[]
}

const moving = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'])
/** Frames that are read, so that an answer cannot keep the page busy. */
const most = 5000

/** Traces one call of an account. `undefined` if the node cannot. @see geth's `callTracer` */
export async function traceCall(
  node: EvmNode,
  memory: TrialMemory,
  { account, call }: { readonly account: string; readonly call: TrialCall },
): Promise<Traced | undefined> {
  const place = `${node.network.id}:traced`
  if (memory.has(place)) return undefined
  const { from = account, to, data, value = 0n } = call
  try {
    const frame = await node.ask(
      'debug_traceCall',
      { from, to, data, value: toQuantity(value) },
      'latest',
      { tracer: 'callTracer', tracerConfig: { withLog: true } },
    )
    return typeof readProperty(frame, 'type') === 'string' ? readTrace(frame, account) : undefined
  } catch (error) {
    if (isUnknown(error)) memory.add(place)
    return undefined
  }
}

function readTrace(top: unknown, account: string): Traced {
  const output = readProperty(top, 'output')
  const isSuccess = readProperty(top, 'error') === undefined
  let coins = 0n
  const logs: Log[] = []
  const frames = [top]
  for (let count = 0; frames.length > 0 && count < most; count += 1) {
    const frame = frames.pop()
    if (readProperty(frame, 'error') !== undefined) continue
    coins += readMove(frame, account)
    logs.push(...readLogs(frame))
    const inner = readProperty(frame, 'calls')
    if (Array.isArray(inner)) frames.push(...(inner as unknown[]))
  }
  return { isSuccess, data: typeof output === 'string' ? output : '0x', coins, logs }
}

function readMove(frame: unknown, account: string): bigint {
  const [type, from, to, value] = ['type', 'from', 'to', 'value'].map((key) => {
    const given = readProperty(frame, key)
    return typeof given === 'string' ? given : ''
  })
  if (!type || !moving.has(type.toUpperCase()) || !value || !/^0x[0-9a-f]+$/i.test(value)) return 0n
  const amount = BigInt(value)
  const isOwn = (address: string | undefined) => address?.toLowerCase() === account
  return (isOwn(to) ? amount : 0n) - (isOwn(from) ? amount : 0n)
}
