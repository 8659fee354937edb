import { RpcError } from './rpcError.ts'

/** An id as its JSON text, so that the answer repeats it exactly. */
export type RpcId = string

export type RpcRequest = {
  readonly kind: 'request'
  readonly id: RpcId
  readonly method: string
  readonly params: unknown
}

/** A client's answer to a push. */
export type RpcAnswer = { readonly kind: 'answer'; readonly id: unknown }

export type RpcFault = {
  readonly kind: 'fault'
  readonly id: RpcId | 'null'
  readonly error: RpcError
}

/** Parses a JSON-RPC 2.0 frame. Anything else is a fault with its error. */
export function readFrame(text: string): RpcRequest | RpcAnswer | RpcFault {
  const frame = parse(text)
  if (frame === undefined) return toFault('null', 'parse', 'The frame is not JSON.')
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) {
    return toFault('null', 'invalidRequest', 'A frame is one JSON-RPC object; use irn_batch….')
  }
  const { jsonrpc, id, method, params } = frame as Readonly<Record<string, unknown>>
  if (method === undefined && ('result' in frame || 'error' in frame)) return { kind: 'answer', id }
  const token = toToken(id, text)
  if (token === undefined) {
    return toFault('null', 'invalidRequest', '`id` must be a whole number or a short text.')
  }
  if (jsonrpc !== '2.0') return toFault(token, 'invalidRequest', '`jsonrpc` must be "2.0".')
  if (typeof method !== 'string') {
    return toFault(token, 'invalidRequest', '`method` must be a text.')
  }
  return { kind: 'request', id: token, method, params }
}

function toFault(id: RpcId, kind: 'parse' | 'invalidRequest', message: string): RpcFault {
  return { kind: 'fault', id, error: new RpcError(kind, message) }
}

/** With a reviver `JSON.parse` recurses, so deeply nested frames are parsed without one. */
function parse(text: string, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}

const maxIdLength = 64
const maxUint64 = 2n ** 64n - 1n

function toToken(id: unknown, text: string): RpcId | undefined {
  if (typeof id === 'string') {
    return id.length > 0 && id.length <= maxIdLength ? JSON.stringify(id) : undefined
  }
  if (typeof id !== 'number') return undefined
  if (Number.isSafeInteger(id)) return id < 0 ? undefined : String(id)
  return toLargeToken(text)
}

/**
 * Native clients use 64-bit ids, which exceed JavaScript's numbers, so the digits come from the
 * text.
 */
function toLargeToken(text: string): RpcId | undefined {
  const sources = new Map<unknown, string | undefined>()
  const frame = parse(text, function keep(this: unknown, key, value, context?: Source) {
    if (key === 'id') sources.set(this, context?.source)
    return value
  })
  const digits = sources.get(frame)
  return digits && /^[1-9]\d{0,19}$/.test(digits) && BigInt(digits) <= maxUint64
    ? digits
    : undefined
}

/** The third argument of a reviver, since Node 21. */
type Source = { readonly source?: string | undefined }
type Reviver = (this: unknown, key: string, value: unknown, context?: Source) => unknown
