import {
  type AdapterSession,
  type CaipNetwork,
  type Connection,
  type ProviderRequest,
  parseCaipNetworkId,
  type RequestAction,
  type RequestContent,
  readPlainBytes,
  readProperty,
} from '@cleat/core/adapter'
import { hexToBytes } from '@noble/hashes/utils.js'
import { ss58Prefix } from '../address/ss58Prefix.ts'
import type { CallReader, TransactionLibrary } from '../features/transactionLibrary.ts'
import type { ExtensionWallet } from '../wallet/createExtensionWallet.ts'
import { readCall } from './readCall.ts'

/** How long the metadata of a chain may take. Milliseconds. */
const longestMs = 3000
const hex = /^0x(?:[0-9a-f]{2})*$/i
const hashSize = 32

/**
 * Reads what a request of an app does: texts, and calls by the metadata of their chain, where the
 * adapter has a library for that. What cannot be read is an `opaque` action.
 */
export async function decodeRequest(
  using: {
    readonly session: Pick<AdapterSession<ExtensionWallet>, 'networks'>
    readonly transactions: TransactionLibrary | undefined
  },
  parameters: { readonly request: ProviderRequest; readonly connection: Connection },
): Promise<RequestContent> {
  const { request, connection } = parameters
  const { method, params } = request
  const of = (...actions: readonly RequestAction[]): RequestContent => ({
    ...{ path: [method], signedFor: connection.caipNetworkId, pinned: [], actions },
  })
  if (method === 'signRaw') return of(readRaw(params))
  if (method !== 'signPayload') return of()
  const call = readProperty(params, 'method')
  if (typeof call !== 'string' || !hex.test(call)) return of({ kind: 'opaque', reason: 'data' })
  const { caipNetworkId } = connection
  const network = using.session.networks.find((one) => one.caipNetworkId === caipNetworkId)
  const reader = network && (await findReader(using.transactions, network))
  if (!reader) return of({ kind: 'opaque', reason: 'method' })
  const version = readProperty(params, 'specVersion')
  return of(...readEncoded(reader, { call, version, prefix: ss58Prefix(network) }))
}

/** Bytes of a transaction are no text. */
function readRaw(payload: unknown): RequestAction {
  const [data, type] = [readProperty(payload, 'data'), readProperty(payload, 'type')]
  if (typeof data !== 'string' || type === 'payload') return { kind: 'opaque', reason: 'bytes' }
  const bytes = hex.test(data) ? hexToBytes(data.slice(2)) : new TextEncoder().encode(data)
  const text = readPlainBytes(bytes)
  if (text === undefined)
    return { kind: 'opaque', reason: bytes.length === hashSize ? 'hash' : 'bytes' }
  return { kind: 'message', text }
}

async function findReader(
  transactions: TransactionLibrary | undefined,
  { caipNetworkId, rpcUrls: { default: urls } }: CaipNetwork,
): Promise<CallReader | undefined> {
  if (!transactions?.openReader) return undefined
  const rpcUrls = urls.http
  const { reference: genesis } = parseCaipNetworkId(caipNetworkId)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(done, longestMs, undefined)
  })
  try {
    return await Promise.race([transactions.openReader({ rpcUrls, genesis }), late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** A call of another version of the chain may mean anything. */
function readEncoded(
  { decode, specVersion }: CallReader,
  given: { readonly call: string; readonly version: unknown; readonly prefix: number },
): readonly RequestAction[] {
  const { call, version, prefix } = given
  try {
    if (Number(version) !== specVersion) return [{ kind: 'opaque', reason: 'data' }]
    return readCall(decode(hexToBytes(call.slice(2))), { prefix })
  } catch {
    return [{ kind: 'opaque', reason: 'data' }]
  }
}
