import {
  type Account,
  type Chain,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  type PublicActions,
  publicActions,
  type StateOverride,
  type Transport,
  type WalletClient,
} from 'viem'
import type { UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { localAccounts } from '../localAccounts.ts'
import { bundlerContracts } from './bundlerContracts.ts'

export type EntryPointVersion = '0.6' | '0.7' | '0.8'

export type BundlerClient = WalletClient<Transport, Chain, Account> &
  PublicActions<Transport, Chain, Account>

/** The node of a bundler, and the account that pays for its transactions: the eighth one. */
export const bundlerChain = {
  open(parameters: { rpcUrl: string; chainId: number }): BundlerClient {
    const { rpcUrl, chainId: id } = parameters
    const [, , , , , , , payer] = localAccounts()
    if (!payer) throw new Error('There are ten local accounts.')
    const chain = defineChain({
      ...{ id, name: 'Local', rpcUrls: { default: { http: [rpcUrl] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    })
    const account = privateKeyToAccount(payer.privateKey)
    const client = createWalletClient({ account, chain, transport: http(rpcUrl) })
    return client.extend(publicActions)
  },
  /** The account as it will be once its authorization counts. */
  override({ sender, authorization }: UserOperation<'0.8'>): StateOverride {
    if (!authorization) return []
    return [{ address: sender, code: `0xef0100${authorization.address.slice(2)}` as Hex }]
  },
  /** The version of an EntryPoint, if it is known. */
  versionOf(given: unknown): EntryPointVersion | undefined {
    return (['0.6', '0.7', '0.8'] as const).find(
      (version) =>
        String(given).toLowerCase() === bundlerContracts.entryPoints[version].toLowerCase(),
    )
  },
}
