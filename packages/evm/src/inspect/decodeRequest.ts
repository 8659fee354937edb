import {
  type Connection,
  type ProviderRequest,
  type RequestAction,
  type RequestContent,
  toCaipNetworkId,
} from '@cleat/core/adapter'
import { isAddressLike } from '../requests/isAddressLike.ts'
import { isRecord } from '../requests/isRecord.ts'
import { readChain } from '../requests/readChain.ts'
import { permit2 } from '../swaps/contracts/permit2.ts'
import { decodeCall } from './calls/decodeCall.ts'
import { decodeMessage } from './decodeMessage.ts'
import { listSponsors } from './listSponsors.ts'
import { readGrants } from './readGrants.ts'
import { readDelegations, readTransaction } from './readTransaction.ts'
import { decodeTypedData } from './typedData/decodeTypedData.ts'

/** Permit2 spends only what its own allowances and signatures say. */
const pinned: readonly string[] = [permit2]
/** Requests inside requests that are read. */
const deepest = 4
/** Words that a method's name has only if it gives something away. */
const dangerous = /sign|send|grant|approv|transfer|permit|auth|delegat|decrypt|key|raw/i

/**
 * Reads what a request of an app does. Its parameters are frozen plain data. What cannot be read is
 * an `opaque` action. Never throws.
 * @see EIP-191, EIP-712, EIP-747, EIP-3085, EIP-5792, EIP-7702, ERC-7715, CAIP-27
 */
export function decodeRequest(parameters: {
  readonly request: ProviderRequest
  readonly connection: Connection
}): RequestContent {
  const { request, connection } = parameters
  const account = connection.accounts[0].address.toLowerCase()
  const { caipNetworkId } = connection
  return read(request, { path: [], account, signedFor: caipNetworkId })
}

type Outer = {
  readonly path: readonly string[]
  readonly account: string
  readonly signedFor: RequestContent['signedFor']
}

function read({ method, params }: ProviderRequest, outer: Outer): RequestContent {
  const place = { ...outer, path: [...outer.path, method] }
  const { path, account, signedFor } = place
  const list: readonly unknown[] = Array.isArray(params) ? params : [params]
  const [first, second] = list
  const of = (...actions: readonly RequestAction[]): RequestContent => ({
    path,
    signedFor,
    pinned,
    actions,
  })
  if (path.length > deepest) return of({ kind: 'opaque', reason: 'depth' })
  switch (method) {
    case 'personal_sign':
      return of(decodeMessage(isAddressLike(first) && !isAddressLike(second) ? second : first))
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      return readTypedData(isAddressLike(second) && !isAddressLike(first) ? first : second, place)
    case 'eth_sendTransaction':
    case 'eth_signTransaction':
      return of(...list.flatMap((one) => readTransaction(one, account)))
    case 'eth_sendUserOperation':
      return of(...readOperation(first, account))
    case 'wallet_sendCalls':
    case 'wallet_prepareCalls':
      return {
        ...of(...list.flatMap((one) => readBatch(one, account))),
        sponsors: [...new Set(list.flatMap(listSponsors))],
      }
    case 'wallet_signAuthorization':
      return of(...list.flatMap(readDelegations))
    case 'wallet_grantPermissions':
    case 'wallet_requestExecutionPermissions':
      return of(...list.flat().flatMap(readGrants))
    case 'wallet_invokeMethod':
      return readInner(first, place)
    case 'wallet_addEthereumChain':
      return of(readAddedChain(first))
    case 'wallet_watchAsset':
      return of(readAsset(first))
    case 'eth_decrypt':
    case 'eth_getEncryptionPublicKey':
      return of({ kind: 'decrypt' })
    default:
      return of(...readUnknown(method))
  }
}

/** Methods of the connection itself, which sign nothing. */
const harmless =
  /^wallet_(?:revokePermissions|requestPermissions|getPermissions|switchEthereumChain|getCapabilities|getCallsStatus|showCallsStatus|connect|disconnect|createSession|revokeSession)$|^eth_requestAccounts$/

function readUnknown(method: string): readonly RequestAction[] {
  if (harmless.test(method) || !dangerous.test(method)) return []
  return [{ kind: 'opaque', reason: 'method' }]
}

function readTypedData(data: unknown, { path, account, signedFor }: Outer): RequestContent {
  // The first version has a list of values, which no contract takes.
  if (Array.isArray(data))
    return { path, signedFor, pinned, actions: [{ kind: 'message', text: 'Typed data' }] }
  const { actions, chain, typedData } = decodeTypedData(parse(data), account)
  const signed = chain === 'any' ? chain : toCaipNetworkId(`eip155:${chain}`)
  return { path, pinned, actions, signedFor: signed, ...(typedData && { typedData }) }
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function readBatch(batch: unknown, account: string): readonly RequestAction[] {
  const calls = isRecord(batch) ? batch.calls : undefined
  if (!Array.isArray(calls)) return [{ kind: 'opaque', reason: 'data' }]
  return (calls as unknown[]).flatMap((call) => readTransaction(call, account))
}

/** The account runs the call data of its operation. @see ERC-4337 */
function readOperation(operation: unknown, account: string): readonly RequestAction[] {
  const { callData, sender, eip7702Auth } = isRecord(operation) ? operation : {}
  if (typeof callData !== 'string' || typeof sender !== 'string')
    return [{ kind: 'opaque', reason: 'data' }]
  const actions = decodeCall({ to: sender, data: callData, value: 0n, account })
  return [...readDelegations(eip7702Auth), ...actions]
}

function readInner(params: unknown, place: Outer): RequestContent {
  const request = isRecord(params) ? params.request : undefined
  if (!isRecord(request) || typeof request.method !== 'string')
    return {
      path: place.path,
      signedFor: place.signedFor,
      pinned,
      actions: [{ kind: 'opaque', reason: 'data' }],
    }
  return read({ method: request.method, params: request.params }, place)
}

function readAddedChain(chain: unknown): RequestAction {
  const { chainId, rpcUrls } = isRecord(chain) ? chain : {}
  const id = readChain(chainId)
  if (id === undefined || !Array.isArray(rpcUrls)) return { kind: 'opaque', reason: 'data' }
  const urls = (rpcUrls as unknown[]).filter((url) => typeof url === 'string')
  return { kind: 'addChain', chainId: id, rpcUrls: urls }
}

function readAsset(asset: unknown): RequestAction {
  const options = isRecord(asset) ? asset.options : undefined
  const { address, symbol } = isRecord(options) ? options : {}
  if (typeof address !== 'string') return { kind: 'opaque', reason: 'data' }
  return {
    ...{ kind: 'watchAsset', token: address.toLowerCase() },
    symbol: typeof symbol === 'string' ? symbol : '',
  }
}
