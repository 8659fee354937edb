import type { AccountType, AuthWallet, CaipNetwork } from '@cleat/core'
import type { AuthWalletLoader } from '@cleat/core/adapter'
import type { AuthChain } from './authChain.ts'
import type { AuthContext } from './authContext.ts'
import type { AuthSigner } from './authSigner.ts'
import { createAuthProvider } from './createAuthProvider.ts'
import { createPreparations } from './createPreparations.ts'
import { createSentStore } from './createSentStore.ts'
import { createSupport } from './createSupport.ts'
import { findChain } from './findChain.ts'
import { isSmartOn } from './isSmartOn.ts'
import { openSmartAccount } from './openSmartAccount.ts'
import { readRequestCalls } from './readRequestCalls.ts'
import { toAuthError } from './toAuthError.ts'

export declare namespace createAuthWallet {
  type Parameters = {
    signer: AuthSigner
    /** What a kit gives: its networks, the visitor's choices, and where to keep values. */
    kit: KitParameters
    /** Which kind of account the wallet was made with. @default none is kept */
    readPinnedType?: (() => AccountType | undefined) | undefined
    /** The name that visitors read. */
    name: string
    /** The services of the operator, by CAIP-2 id. @default none: the account pays and sends */
    networks?: { readonly [caipNetworkId: string]: Services | undefined } | undefined
    /** When the chain enforces that no more leaves than was shown. @default 'risky' */
    guard?: 'off' | 'risky' | undefined
  }
  type Services = Omit<AuthChain, 'chainId' | 'rpcUrl'>
}

type KitParameters = Parameters<AuthWalletLoader>[0]

/** The wallet behind the connector of type `AUTH`. The key is the signer's. */
export function createAuthWallet(parameters: createAuthWallet.Parameters): AuthWallet {
  const { signer, kit, name, networks = {}, guard = 'risky', readPinnedType } = parameters
  // What a visitor begins with (spec §6), where it is possible.
  const defaultType = signer.openSmartAccount ? 'smartAccount' : 'eoa'
  const listed = kit.networks.filter(({ chainNamespace }) => chainNamespace === 'eip155')
  const chains = new Map(listed.flatMap((network) => toChain(network, networks)))
  const [chainId = 1] = chains.keys()
  let chosen = kit.accountTypes.eip155
  const context: AuthContext = {
    ...{ signer, chains, chainId, preparations: createPreparations(signer) },
    ...{ sent: createSentStore(kit.storage), readSupport: createSupport(signer) },
    get accountType() {
      return chosen ?? readPinnedType?.() ?? kit.defaultAccountTypes?.eip155 ?? defaultType
    },
  }
  const provider = createAuthProvider(context)
  const toOwnChain = ({ id }: CaipNetwork) => findChain(context, Number(id))
  const readFee: AuthWallet['readFee'] = async ({ request, network, limits }) => {
    const account = await signer.getAddress()
    const asked = account && readRequestCalls(request, account)
    if (!asked) return undefined
    const chain = toOwnChain(network)
    const { calls } = asked
    const wanted = guard === 'off' ? undefined : limits
    context.preparations.hold({ chain, calls }, wanted)
    const isSmart = (await isSmartOn(context, chain)) && calls.every(({ to }) => to !== undefined)
    if (calls.length > 1 && !isSmart) return undefined
    const most = isSmart ? wanted : undefined
    return context.preparations.prepare({ chain, calls, isSmart }, most).catch((error: unknown) => {
      throw toAuthError(error, { network: network.name })
    })
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
      if (namespace === 'eip155') chosen = type
    },
    readSupport: async ({ network }) => context.readSupport(toOwnChain(network)),
    readFee,
    async removeUpgrade({ network }) {
      const account = openSmartAccount(signer, toOwnChain(network))
      const { hash } = await account.removeUpgrade().catch((error: unknown) => {
        throw toAuthError(error, { network: network.name })
      })
      return { hash }
    },
  }
}

function toChain(
  { id, caipNetworkId, rpcUrls }: CaipNetwork,
  networks: NonNullable<createAuthWallet.Parameters['networks']>,
): readonly (readonly [number, AuthChain])[] {
  const [rpcUrl] = rpcUrls.default.http
  if (rpcUrl === undefined) return []
  const chainId = Number(id)
  return [[chainId, { ...networks[caipNetworkId], chainId, rpcUrl }]]
}
