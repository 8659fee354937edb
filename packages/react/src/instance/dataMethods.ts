import type { Kit, Namespace } from '@cleat/core'
import { formatUnits } from 'viem'

/** Methods that ask a chain or a service. */
export type DataMethods = {
  /**
   * Fetches the native balance of an address from the app's own RPC, and shows it where the kit
   * shows that balance. `undefined` if the app does not list the network.
   * @throws `CleatError`: `ADAPTER_FEATURE_MISSING`, `UI_LOAD_FAILED`, `NETWORK_RPC_FAILED`
   */
  updateNativeBalance(
    address: string,
    chainId: number | string,
    namespace: Namespace,
  ): Promise<
    | {
        /** The exact amount in whole coins, as a decimal number: `'1.25'`. */
        readonly balance: string
        /** Symbol of the native coin: `'ETH'`. */
        readonly symbol: string
      }
    | undefined
  >
  /**
   * Fetches the name and picture of an address, from the sources of the option `names`: by default
   * `services.data`, else ENS over the app's own RPC of Ethereum. A name leads back to the address.
   * Both are chosen by its owner, and empty where there is none.
   * @throws `CleatError`: `UI_LOAD_FAILED`, or a `SERVICE_…` code
   */
  fetchIdentity(parameters: {
    /** The address to look up. */
    address: string
    /** CAIP-2 id of a network of the address. @default the active network */
    caipNetworkId?: string | undefined
  }): Promise<{
    /** A name, such as `vitalik.eth`. */
    readonly name?: string | undefined
    /** https URL or data URI of a picture. */
    readonly avatar?: string | undefined
  }>
  /**
   * The oldest name that an address has in the zone of the option `names`. `false` if it has none,
   * and in apps without a zone.
   * @throws `CleatError`: `UI_LOAD_FAILED`, or a `SERVICE_…` code
   */
  getReownName(address: string): Promise<string | false>
  /** Kind of the account in use. Bitcoin's are `payment` and `ordinal`. @default 'eoa' */
  getPreferredAccountType(
    namespace?: Namespace,
  ): 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | undefined
}

export function dataMethods(kit: Kit): DataMethods {
  const { account, network } = kit.controllers
  return {
    async updateNativeBalance(address, chainId, namespace) {
      const listed = network.find(`${namespace}:${chainId}`)
      if (!listed) return undefined
      const { fetchQuery, queries } = await kit.runtime.load()
      const answer = await fetchQuery(queries.balance({ address, network: listed }))
      return { balance: formatUnits(answer.value, answer.decimals), symbol: answer.symbol }
    },
    async fetchIdentity({ address, caipNetworkId }) {
      const { queryClient, queries } = await kit.runtime.load()
      const namespace = caipNetworkId?.split(':')[0]
      const listed = caipNetworkId === undefined ? undefined : network.find(caipNetworkId)
      const query = queries.identity({ address, namespace, network: listed })
      return await queryClient.fetchQuery(query)
    },
    async getReownName(address) {
      const { listNames } = await kit.feature('names')
      const [first] = await listNames({ address })
      return first ?? false
    },
    getPreferredAccountType(namespace = network.state.activeNamespace) {
      const { allAccounts, status } = account.get(namespace)
      if (status !== 'connected') return undefined
      return kit.runtime.current?.getAccountType(namespace) ?? allAccounts[0]?.type ?? 'eoa'
    },
  }
}
