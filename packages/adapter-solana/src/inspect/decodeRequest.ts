import {
  type Connection,
  type ProviderRequest,
  type RequestAction,
  type RequestContent,
  readPlainBytes,
  readProperty,
} from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { decodeInstruction } from './decodeInstruction.ts'

const unreadable: readonly RequestAction[] = [{ kind: 'opaque', reason: 'data' }]
const severalMethod = 'solana_signAllTransactions'
const transactionMethods = new Set(['solana_signTransaction', 'solana_signAndSendTransaction'])

/**
 * Reads what a request of an app does: each instruction of each transaction, by the method names of
 * WalletConnect. What cannot be read is an `opaque` action.
 */
export function decodeRequest(parameters: {
  request: ProviderRequest
  connection: Connection
}): RequestContent {
  const { request, connection } = parameters
  const { method, params } = request
  const [{ address }] = connection.accounts
  return {
    ...{ path: [method], signedFor: connection.caipNetworkId, pinned: [] },
    actions: readActions(method, params, address),
    ...countTransactions(method, params),
  }
}

function countTransactions(method: string, params: unknown): Pick<RequestContent, 'transactions'> {
  const all = method === severalMethod && readProperty(params, 'transactions')
  return Array.isArray(all) ? { transactions: all.length } : {}
}

function readActions(method: string, params: unknown, account: string): readonly RequestAction[] {
  if (method === 'solana_signMessage') return [readMessage(readProperty(params, 'message'))]
  if (transactionMethods.has(method))
    return readTransaction(readProperty(params, 'transaction'), account)
  if (method !== severalMethod) return []
  const all = readProperty(params, 'transactions')
  if (!Array.isArray(all)) return unreadable
  return (all as unknown[]).flatMap((one) => readTransaction(one, account))
}

function readMessage(message: unknown): RequestAction {
  try {
    if (typeof message !== 'string') return { kind: 'opaque', reason: 'bytes' }
    const text = readPlainBytes(base58.decode(message))
    if (text !== undefined) return { kind: 'message', text }
    return { kind: 'opaque', reason: 'bytes' }
  } catch {
    return { kind: 'opaque', reason: 'bytes' }
  }
}

function readTransaction(text: unknown, account: string): readonly RequestAction[] {
  const message = parse(text)?.message
  if (!message) return unreadable
  const { accounts, instructions } = message
  return instructions.flatMap(({ program, accounts: indexes, data }) =>
    decodeInstruction(
      { program: accounts[program], accounts: indexes.map((index) => accounts[index]), data },
      account,
    ),
  )
}

function parse(text: unknown): ReturnType<typeof parseTransaction> {
  try {
    return typeof text === 'string' ? parseTransaction(base64.decode(text)) : undefined
  } catch {
    return undefined
  }
}
