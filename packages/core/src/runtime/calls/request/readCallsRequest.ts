import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  tuple,
  unknown,
} from 'valibot'
import type { BatchCall } from '../../../contract/calls/batch.ts'
import { callsError } from './callsError.ts'

const address = pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/))
const quantity = pipe(string(), regex(/^0x[0-9a-fA-F]{1,64}$/))
const bytes = pipe(string(), regex(/^0x(?:[0-9a-fA-F]{2})*$/))
const capabilities = record(string(), unknown())

/** The most that the standard allows. */
const id = pipe(string(), minLength(1), maxLength(8194))
/** More is refused by the rules for requests. */
const mostCalls = 200

const schema = tuple([
  object({
    version: picklist(['1.0', '2.0.0']),
    id: optional(id),
    from: optional(address),
    chainId: quantity,
    atomicRequired: optional(boolean()),
    calls: pipe(
      array(
        object({
          to: optional(address),
          value: optional(quantity),
          data: optional(bytes),
          capabilities: optional(capabilities),
        }),
      ),
      minLength(1),
    ),
    capabilities: optional(capabilities),
  }),
])

/** What an app asks of a wallet together. */
export type CallsRequest = {
  readonly id: string | undefined
  readonly isAtomic: boolean
  readonly chainId: bigint
  readonly calls: readonly BatchCall[]
  readonly capabilities: { readonly [name: string]: unknown } | undefined
  /** What it needs from the wallet, by name. Optional ones are left out. */
  readonly needed: readonly string[]
}

/**
 * Reads the parameters of `wallet_sendCalls`, in the form of version 2.0.0 or 1.0.
 * @throws an error with the code -32602 or 5740
 * @see EIP-5792
 */
export function readCallsRequest(params: unknown): CallsRequest {
  const result = safeParse(schema, params)
  if (!result.success) throw callsError(-32602, 'The calls have another form than EIP-5792 has.')
  const [asked] = result.output
  if (asked.calls.length > mostCalls) throw callsError(5740, `At most ${mostCalls} calls.`)
  return {
    id: asked.id,
    // Before version 2, wallets tried to do so.
    isAtomic: asked.atomicRequired ?? false,
    chainId: BigInt(asked.chainId),
    calls: asked.calls.map(({ to, value, data, capabilities }) => ({
      ...(to !== undefined && { to }),
      ...(capabilities && { capabilities }),
      ...{ value: value ?? '0x0', data: data ?? '0x' },
    })),
    capabilities: asked.capabilities,
    needed: listNeeded(asked),
  }
}

function listNeeded(asked: InferOutput<typeof schema>[0]): readonly string[] {
  const all = [asked.capabilities ?? {}, ...asked.calls.map((call) => call.capabilities ?? {})]
  return all.flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => (isOptional(value) ? [] : [name])),
  )
}

function isOptional(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'optional' in value && value.optional === true
  )
}
