import type {
  DecodedRequest,
  KnownContracts,
  Network,
  RequestPolicy,
  RequestVerdict,
} from '@cleat/core'
import {
  type ChainAdapter,
  CleatError,
  type Connection,
  checkNetworks,
  type ProviderRequest,
} from '@cleat/core/adapter'
import { askPolicy, toDecodedRequest } from '@cleat/core/policy'

export declare namespace judgeRequest {
  type Parameters = {
    /** The app's adapter of the network. It need not be connected. */
    adapter: ChainAdapter
    /** The app's networks. The first one is the active one. */
    networks: readonly [Network, ...Network[]]
    /** The connected account. */
    account: string
    /** What the app asks the wallet. */
    request: ProviderRequest
    /** The app's policy. @default only the rules */
    policy?: RequestPolicy | undefined
    /** What the policy can ask for. @default nothing is known */
    facts?: Partial<Omit<RequestPolicy.Facts, 'signal'>> | undefined
    /** As in `createAppKit`. @default none */
    contracts?: KnownContracts | undefined
  }

  type ReturnType = {
    /** What becomes of the request. */
    readonly verdict: RequestVerdict
    /** What the policy says about it. */
    readonly reason?: string | undefined
    /** What the rules found. */
    readonly request: DecodedRequest
  }
}

/**
 * Says what becomes of a request, without a wallet: the same code reads and judges it as in apps.
 * Checks of the connection, such as a foreign account, come before that and are not part of it.
 * @throws `POLICY_FAILED`, `ADAPTER_FEATURE_MISSING` if the adapter reads no requests
 * @example
 * ```ts
 * import { WagmiAdapter } from '@cleat/adapter-wagmi'
 * import { judgeRequest } from '@cleat/testing/policy'
 * import { base } from 'viem/chains'
 *
 * export const { verdict } = await judgeRequest({
 *   adapter: new WagmiAdapter({ networks: [base] }),
 *   networks: [base],
 *   account: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 *   policy: ({ level }) => (level === 'stop' ? 'refuse' : 'allow'),
 *   request: { method: 'personal_sign', params: [`0x${'00'.repeat(32)}`] },
 * })
 * ```
 */
export async function judgeRequest(
  parameters: judgeRequest.Parameters,
): Promise<judgeRequest.ReturnType> {
  const { adapter, account, policy, facts, contracts } = parameters
  const { method, params } = parameters.request
  const networks = checkNetworks({ networks: parameters.networks })
  const [network] = networks
  const decode = adapter.features['request:decode']
  if (!decode || !network)
    throw new CleatError('ADAPTER_FEATURE_MISSING', {
      context: { adapter: adapter.id, feature: 'request:decode' },
    })
  const { caipNetworkId: chain, chainNamespace: namespace } = network
  const connection: Connection = {
    ...{ connectorId: 'test', accounts: [{ address: account }], caipNetworkId: chain },
  }
  const request = toDecodedRequest({
    adapters: new Map([[namespace, adapter]]),
    ...{ contracts, content: await decode({ request: { method, params }, connection }) },
    request: { method, params, namespace, account, chain },
    findNetwork: (id) => networks.find((one) => one.caipNetworkId === id),
  })
  return {
    ...(policy ? await askPolicy(policy, request, facts) : { verdict: request.verdict }),
    request,
  }
}
