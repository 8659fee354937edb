import type { CaipNetwork } from '../../../base/caip/network.ts'
import type { SmartAccountOptions } from '../../../contract/accounts/smartAccountOptions.ts'
import { findLookAlike } from '../../../contract/adapter/findLookAlike.ts'
import type { RulesByNamespace } from '../../../contract/adapter/isSameAddress.ts'
import type { DecodedRequest, RequestContent } from '../../../contract/requests/decodedRequest.ts'
import type { KnownContracts } from '../../../contract/requests/requestPolicy.ts'
import { findContract } from './findContract.ts'
import { isOwnSponsor } from './isOwnSponsor.ts'
import type { Judging } from './judgeAction.ts'
import { judgeContent, toVerdict } from './judgeContent.ts'

export declare namespace toDecodedRequest {
  type Parameters = RulesByNamespace & {
    /** Who asks what, and where. */
    request: Pick<DecodedRequest, 'method' | 'params' | 'namespace' | 'account' | 'chain'>
    /** What the adapter read of it. */
    content: RequestContent
    /** The contracts that the app knows. @default none */
    contracts?: KnownContracts | undefined
    /** The services that the app has for fees. @default none */
    smartAccounts?: SmartAccountOptions | undefined
    /** Addresses that the account dealt with, for what imitates them. @default none */
    known?: readonly { readonly address: string }[] | undefined
    /** Finds a network of the app by its CAIP-2 id. */
    findNetwork(caipNetworkId: string): CaipNetwork | undefined
  }
}

/** Judges what was read of a request by the built-in rules. */
export function toDecodedRequest(parameters: toDecodedRequest.Parameters): DecodedRequest {
  const { request, content } = parameters
  const { findings, level } = judgeContent(content, createJudging(parameters))
  return { ...content, ...request, findings, level, verdict: toVerdict(level) }
}

function createJudging(parameters: toDecodedRequest.Parameters): Judging {
  const { request, content, findNetwork, smartAccounts, contracts = {} } = parameters
  const { namespace, chain } = request
  const { signedFor, pinned } = content
  const ofApp = Object.keys(contracts).filter((id) => id.startsWith(`${chain}:`))
  const known = [
    ...(parameters.known ?? []),
    ...ofApp.map((id) => ({ address: id.slice(chain.length + 1) })),
  ]
  return {
    ...{ signedFor, pinned, now: BigInt(Math.floor(Date.now() / 1000)) },
    isTrusted: (address) =>
      findContract({ ...parameters, namespace, chain, address })?.trusted === true,
    findLookAlike: (address) => findLookAlike(parameters, { namespace, address, known })?.address,
    isOwnSponsor: (url) => isOwnSponsor(url, { chain, smartAccounts }),
    isOwnNetwork(chainId, rpcUrls) {
      const known = findNetwork(`${namespace}:${chainId}`)?.rpcUrls.default.http
      return known !== undefined && rpcUrls.every((url) => known.includes(url))
    },
  }
}
