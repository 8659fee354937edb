import { decodeRequest as decodeSolana } from '@cleat/adapter-solana/inspect'
import type { CaipNetworkId, DecodedRequest } from '@cleat/core'
import type { Connection } from '@cleat/core/adapter'
import { toDecodedRequest } from '@cleat/core/policy'
import type { FrameRequest } from '@cleat/embedded-wallet/frame'
import { findActor, implementations } from '@cleat/embedded-wallet/implementations'
import { evmRules } from '@cleat/evm'
import { decodeRequest as decodeEvm } from '@cleat/evm/inspect'
import { base58, base64 } from '@scure/base'

/** Addresses of Solana have one spelling. */
const adapters = new Map([['eip155', { rules: evmRules }]])

/** What a request does and what could be lost by it, by the kit's own readers and rules. */
export function readRequest(given: FrameRequest): DecodedRequest {
  const { caipNetworkId, question } = given
  const address = findActor(given)
  const chain = caipNetworkId as CaipNetworkId
  const connection: Connection = {
    ...{ connectorId: 'AUTH', accounts: [{ address }], caipNetworkId: chain },
  }
  const namespace = caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155'
  const request = toProviderRequest(question, address)
  const decode = namespace === 'solana' ? decodeSolana : decodeEvm
  return toDecodedRequest({
    request: { ...request, namespace, account: address, chain },
    content: decode({ request, connection }),
    ...{ adapters, findNetwork: () => undefined, contracts: toContracts(chain) },
  })
}

/** The code that accounts of this wallet may take over. */
function toContracts(chain: string) {
  return Object.fromEntries(
    Object.values(implementations).map(({ address, name }) => [
      `${chain}:${address}`,
      { name, trusted: true },
    ]),
  )
}

/** In the form in which wallets are asked, which the readers know. */
function toProviderRequest(question: FrameRequest['question'], address: string) {
  const { method } = question
  switch (method) {
    case 'personal_sign':
      return { method, params: [question.message, address] }
    case 'eth_signTypedData_v4':
      return { method, params: [address, question.typedData] }
    case 'eth_signTransaction':
      return { method, params: [{ ...question.transaction, from: address }] }
    case 'wallet_signCalls':
      return { method: 'wallet_sendCalls', params: [toBatch(question.asked, address)] }
    case 'wallet_removeUpgrade':
      return { method: 'wallet_signAuthorization', params: [{ address: zeroAddress }] }
    case 'solana_signMessage':
      return { method, params: { message: base58.encode(base64.decode(question.message)) } }
    case 'solana_signTransaction':
      return {
        method: 'solana_signAllTransactions',
        params: { transactions: question.transactions },
      }
  }
}

const zeroAddress = `0x${'0'.repeat(40)}`

type Calls = Extract<FrameRequest['question'], { method: 'wallet_signCalls' }>['asked']

/** An upgrade comes with the first call. */
function toBatch({ calls, upgrade, implementation }: Calls, from: string) {
  if (implementation === 'contract') return { from, calls }
  const { address } = implementations[implementation]
  const [first, ...others] = calls
  return {
    from,
    calls: [
      { ...first, ...(upgrade !== undefined && { authorizationList: [{ address }] }) },
      ...others,
    ],
  }
}
