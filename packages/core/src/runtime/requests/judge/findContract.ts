import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import { isSameAddress, type RulesByNamespace } from '../../../contract/adapter/isSameAddress.ts'
import type { KnownContracts } from '../../../contract/requests/requestPolicy.ts'

/** What the app says about a contract on a chain. */
export function findContract(
  parameters: RulesByNamespace & {
    contracts?: KnownContracts | undefined
    namespace: Namespace
    chain: CaipNetworkId
    address: string
  },
): KnownContracts[string] | undefined {
  const { contracts = {}, namespace, chain, address } = parameters
  return Object.entries(contracts).find(([account]) => {
    const at = account.lastIndexOf(':')
    const isThere = account.slice(0, at) === chain
    return isThere && isSameAddress(parameters, namespace, address, account.slice(at + 1))
  })?.[1]
}
