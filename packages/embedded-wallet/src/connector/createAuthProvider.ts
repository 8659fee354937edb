import type { Eip1193Provider, ProviderRequest } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import {
  type Address,
  createClient,
  type Hex,
  http,
  isAddress,
  isAddressEqual,
  numberToHex,
  stringToHex,
} from 'viem'
import type { AuthContext } from './authContext.ts'
import { findChain } from './findChain.ts'
import { readAddresses } from './readAddresses.ts'
import { readCallsStatus } from './readCallsStatus.ts'
import { readCapabilities } from './readCapabilities.ts'
import { rpcError } from './rpcError.ts'
import { sendRequestCalls } from './sendRequestCalls.ts'
import { signAsActor } from './signAsActor.ts'

/** Answered by the chain's node. Nothing in them signs. */
const reads =
  /^(?:eth_(?:blockNumber|call|estimateGas|feeHistory|gasPrice|maxPriorityFeePerGas|get\w+|sendRawTransaction|syncing)|net_version|web3_clientVersion)$/

type Listener = (payload: never) => void

export type AuthProvider = Required<Eip1193Provider> & {
  /** Says which account is in use, if it is another one than before. */
  announce(): Promise<void>
}

/** The connector's provider. What it does not know is not supported. @see EIP-1193, EIP-5792 */
export function createAuthProvider(context: AuthContext): AuthProvider {
  const { signer } = context
  const listeners = new Map<string, Set<Listener>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload as never)
  }
  let shared: Address | undefined
  const announce = async () => {
    const accounts = await readAddresses(context)
    const [address] = accounts
    if (shared === undefined || address === shared) return
    shared = address
    emit('accountsChanged', accounts)
  }
  signer.subscribe?.(announce)
  const readAccounts = async () => {
    const accounts = await readAddresses(context)
    shared = accounts[0]
    return accounts
  }
  const requireAccount = async (named?: unknown): Promise<Address> => {
    const [account] = await readAddresses(context)
    const isOther = named !== undefined && account !== undefined && !isSame(named, account)
    if (!account || isOther) throw rpcError(4100, 'The wallet does not share this account.')
    return account
  }
  const logOut = async () => {
    await signer.logOut()
    emit('accountsChanged', [])
    return null
  }
  const switchChain = async (params: unknown) => {
    const [asked]: unknown[] = Array.isArray(params) ? params : []
    const chainId = Number(readProperty(asked, 'chainId'))
    if (!context.chains.has(chainId)) throw rpcError(4902, 'The wallet has not this chain.')
    if (chainId !== context.chainId) {
      context.chainId = chainId
      emit('chainChanged', numberToHex(chainId))
      await announce()
    }
    return null
  }

  async function answer({ method, params }: ProviderRequest): Promise<unknown> {
    const [first, second]: unknown[] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_chainId':
        return numberToHex(context.chainId)
      case 'eth_accounts':
        return readAccounts()
      case 'eth_requestAccounts':
        if (!(await signer.getAddress())) await signer.logIn()
        return readAccounts()
      case 'wallet_revokePermissions':
        if (readProperty(first, 'eth_accounts')) return logOut()
        throw rpcError(4200, 'The method is not supported.')
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'personal_sign':
        await requireAccount(second)
        return signAsActor(context, { message: toBytes(first) })
      case 'eth_signTypedData_v4':
        await requireAccount(first)
        return signAsActor(context, { typedData: toJson(second) })
      case 'wallet_getCapabilities':
        await requireAccount(first)
        return readCapabilities(context, params)
      case 'wallet_getCallsStatus':
        return readCallsStatus(context, params)
      case 'eth_sendTransaction':
      case 'wallet_sendCalls':
        return sendRequestCalls(context, { method, params }, await requireAccount())
      default: {
        if (!reads.test(method)) throw rpcError(4200, 'The method is not supported.')
        const client = createClient({ transport: http(findChain(context).rpcUrl) })
        return client.request({ method, params } as never)
      }
    }
  }

  return {
    request: answer,
    announce,
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

/** Wallets take text, too, where the bytes of a message belong. */
function toBytes(message: unknown): Hex {
  if (typeof message !== 'string') throw rpcError(-32602, 'The message is no text.')
  return /^0x(?:[\da-f]{2})*$/i.test(message) ? (message as Hex) : stringToHex(message)
}

function toJson(typedData: unknown): string {
  return typeof typedData === 'string' ? typedData : JSON.stringify(typedData)
}

function isSame(value: unknown, account: Address): boolean {
  return (
    typeof value === 'string' &&
    isAddress(value, { strict: false }) &&
    isAddressEqual(value, account)
  )
}
