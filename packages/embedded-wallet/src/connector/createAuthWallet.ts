import type { AccountType, AuthWallet, CaipNetwork, SmartAccountOptions } from '@cleat/core'
import type { AuthWalletLoader } from '@cleat/core/adapter'
import type { AuthChain } from '../accounts/authChain.ts'
import { actsAsSmart } from './actsAsSmart.ts'
import type { AuthContext } from './authContext.ts'
import type { AuthSigner } from './authSigner.ts'
import { createAuthProvider } from './createAuthProvider.ts'
import { createPreparations } from './createPreparations.ts'
import { createSentStore } from './createSentStore.ts'
import { createSupport } from './createSupport.ts'
import { findChain } from './findChain.ts'
import { openSmartAccount } from './openSmartAccount.ts'
import { readAddresses } from './readAddresses.ts'
import { readRequestCalls } from './readRequestCalls.ts'
import { toAuthError } from './toAuthError.ts'

export declare namespace createAuthWallet {
  type Parameters = {
    /** Has the key. */
    signer: AuthSigner
    /** What a kit gives: its networks, the visitor's choices, and where to keep values. */
    kit: KitParameters
    /** Which kind of account the wallet was made with. @default none is kept */
    readPinnedType?: (() => AccountType | undefined) | undefined
    /** The name that visitors read. */
    name: string
    /**
     * The services of the operator, by CAIP-2 id such as `eip155:8453`.
     * @default none: the account pays and sends
     */
    networks?: { readonly [caipNetworkId: string]: Services | undefined } | undefined
    /**
     * What smart accounts are: the code that an account takes over, at the same address
     * (`delegated`), a contract that it owns, at another one (`contract`), or none (`off`).
     * @default the app's option `smartAccounts`, or 'delegated'
     */
    kind?: SmartAccountKind | undefined
    /**
     * When the chain enforces that no more leaves than was shown. `risky`: for requests at caution
     * or stop.
     * @default 'risky'
     */
    guard?: 'off' | 'risky' | undefined
  }
  /** The services of a chain, and the hashes of its code where that is not the public one. */
  type Services = Omit<AuthChain, 'chainId' | 'rpcUrl' | 'kind'>
}

type SmartAccountKind = NonNullable<SmartAccountOptions['kind']>
type KitParameters = Parameters<AuthWalletLoader>[0]

/**
 * The wallet behind the connector of type `AUTH` on EVM chains. The key is the signer's. What it
 * cannot send ends with a `CleatError`: `SPONSOR_DECLINED`, `ACCOUNT_UPGRADE_UNSUPPORTED`,
 * `OPERATION_REJECTED` or `NETWORK_RPC_FAILED`. A chain that the app has not ends with 4901.
 *
 * @example
 * ```ts
 * import type { AuthWalletLoader } from '@cleat/core'
 * import { type AuthSigner, createAuthWallet } from '@cleat/embedded-wallet/connector'
 *
 * declare const signer: AuthSigner
 *
 * export const authWallet: AuthWalletLoader = (kit) =>
 *   createAuthWallet({ signer, kit, name: 'Harbour' })
 * ```
 * @see EIP-1193, EIP-5792
 */
export function createAuthWallet(parameters: createAuthWallet.Parameters): AuthWallet {
  const { signer, kit, name, networks = {}, guard = 'risky', readPinnedType } = parameters
  const { kind = kit.smartAccounts?.kind ?? 'delegated' } = parameters
  const isOff = kind === 'off' || !signer.openSmartAccount
  const hasContracts = kind === 'contract' && !isOff
  // What a visitor begins with (spec §6), where it is possible.
  const defaultType = isOff ? 'eoa' : 'smartAccount'
  const listed = kit.networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const chains = new Map(
    listed.flatMap((network) =>
      toChain(network, { networks, kind: hasContracts ? 'contract' : 'delegated' }),
    ),
  )
  const [chainId = 1] = chains.keys()
  let chosen = kit.accountTypes.eip155
  const context: AuthContext = {
    ...{ signer, chains, chainId, preparations: createPreparations(signer) },
    ...{
      sent: createSentStore(kit.storage),
      readSupport: isOff ? async () => 'missing' : createSupport(signer),
    },
    hasContracts,
    get accountType() {
      if (isOff) return 'eoa'
      return chosen ?? readPinnedType?.() ?? kit.defaultAccountTypes?.eip155 ?? defaultType
    },
  }
  const provider = createAuthProvider(context)
  const toOwnChain = ({ id }: CaipNetwork) => findChain(context, Number(id))
  const readFee: AuthWallet['readFee'] = async ({ request, network, limits }) => {
    const [account] = await readAddresses(context)
    const asked = account && readRequestCalls(request, account)
    if (!asked) return undefined
    const chain = toOwnChain(network)
    const { calls } = asked
    // A contract has no limits of the chain.
    const wanted = guard === 'off' || hasContracts ? undefined : limits
    context.preparations.hold({ chain, calls }, wanted)
    try {
      const isSmart = await actsAsSmart(context, chain, calls)
      if (calls.length > 1 && !isSmart) return undefined
      const most = isSmart ? wanted : undefined
      return await context.preparations.prepare({ chain, calls, isSmart }, most)
    } catch (error) {
      throw toAuthError(error, { network: network.name })
    }
  }
  const wallet = { id: 'AUTH', name, kind: 'auth', provider, readFee } as const
  return {
    connectorId: 'AUTH',
    defaultAccountTypes: { eip155: defaultType },
    byNamespace: chains.size > 0 ? { eip155: [wallet] } : {},
    get pinnedAccountTypes() {
      return { eip155: readPinnedType?.() }
    },
    asksVisitor: signer.asksVisitor,
    async setAccountType({ namespace, type }) {
      if (namespace !== 'eip155') return
      chosen = type
      await provider.announce()
    },
    async readAddresses({ namespace }) {
      const [active, other] = await readAddresses(context)
      if (namespace !== 'eip155' || !active || !other) return undefined
      const [smartAccount, eoa] =
        context.accountType === 'smartAccount' ? [active, other] : [other, active]
      return { eoa, smartAccount }
    },
    readSupport: async ({ network }) => context.readSupport(toOwnChain(network)),
    readFee,
    async removeUpgrade({ network }) {
      // Only a plain account has taken code over, also beside a contract.
      const account = openSmartAccount(signer, { ...toOwnChain(network), kind: 'delegated' })
      const { hash } = await account.removeUpgrade().catch((error: unknown) => {
        throw toAuthError(error, { network: network.name })
      })
      return { hash }
    },
  }
}

function toChain(
  { id, caipNetworkId, rpcUrls }: CaipNetwork,
  given: {
    networks: NonNullable<createAuthWallet.Parameters['networks']>
    kind: AuthChain['kind']
  },
): readonly (readonly [number, AuthChain])[] {
  const [rpcUrl] = rpcUrls.default.http
  if (rpcUrl === undefined) return []
  const chainId = Number(id)
  const { networks, kind } = given
  return [[chainId, { ...networks[caipNetworkId], chainId, rpcUrl, kind }]]
}
