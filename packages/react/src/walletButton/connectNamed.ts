import {
  CleatError,
  type ConnectedAccount,
  type Namespace,
  parseCaipAddress,
  parseCaipNetworkId,
  type SocialProvider,
} from '@cleat/core'
import type { AppKit } from '../kit/appKit.ts'
import type { createNamedWallets } from './createNamedWallets.ts'
import type { NamedAccount } from './namedAccount.ts'

export declare namespace connectNamed {
  type Parameters = {
    kit: AppKit
    wallets: createNamedWallets.ReturnType
    /** The name of a wallet, `walletConnect`, `email`, or a provider of social logins. */
    name: string
    namespace: Namespace | undefined
  }
}

/**
 * Connects a wallet that a button names: an installed one without the modal, another in the modal.
 */
export async function connectNamed(parameters: connectNamed.Parameters): Promise<NamedAccount> {
  const account = await ask(parameters)
  if (!account) throw new CleatError('CONNECTION_USER_CLOSED')
  const { address, caipAddress } = account
  const { namespace, reference } = parseCaipNetworkId(parseCaipAddress(caipAddress).caipNetworkId)
  const chainId = namespace === 'eip155' ? Number(reference) : reference
  return { chainNamespace: namespace, chainId, address }
}

async function ask(parameters: connectNamed.Parameters): Promise<ConnectedAccount | undefined> {
  const { kit, wallets, name, namespace } = parameters
  if (name === 'walletConnect') return kit.open({ connectorId: name, namespace })
  if (kit.options.authWallet?.hasLogins) {
    if (name === 'email') return kit.open({ view: 'EmailLogin', namespace })
    if (isProvider(name)) return logIn(kit, name, namespace)
  }
  const wallet = wallets.find(name)
  if (!wallet) throw new CleatError('CONNECTOR_NOT_FOUND', { context: { connectorId: name } })
  const [connector, other] = wallets.listConnectors(wallet, namespace)
  if (!connector) return kit.open({ wallet: wallet.name, namespace })
  const { id: connectorId, chain } = connector
  // With several namespaces, the visitor chooses in the modal.
  if (other) return kit.open({ connectorId, namespace })
  return kit.actions.connect({ connectorId, namespace: chain })
}

const providers: readonly SocialProvider[] = [
  ...(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const),
]

function isProvider(name: string): name is SocialProvider {
  return providers.some((provider) => provider === name)
}

/** Starts a login, which opens a window, and follows it in the modal. */
async function logIn(
  kit: AppKit,
  provider: SocialProvider,
  namespace: Namespace | undefined,
): Promise<ConnectedAccount> {
  const { auth = await kit.feature('auth'), router } = kit.controllers
  const connecting = auth.connectSocial({ provider, namespace })
  void kit.open({ view: 'Connect', namespace })
  router.push(
    provider === 'farcaster'
      ? { name: 'ConnectingFarcaster' }
      : { name: 'ConnectingSocial', provider },
  )
  return connecting
}
