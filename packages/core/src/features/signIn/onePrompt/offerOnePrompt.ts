import { detectDevice } from '../../../base/device/detectDevice.ts'
import type { Connector } from '../../../contract/adapter/connector.ts'
import { readFacts } from '../facts/signInFacts.ts'
import type { SignInContext } from '../state/signInContext.ts'

/**
 * Lets wallets connect and sign with one prompt, where the app wants that and the wallet can.
 * @returns stops it
 */
export function offerOnePrompt(context: SignInContext): () => void {
  const { kit, siwx, internal } = context
  const { policy } = siwx
  const isWanted = (policy?.onePrompt ?? 'never') !== 'never'
  if (!isWanted || !siwx.prepare || siwx.signMessage) return () => undefined
  kit.connectBy = (asked) => {
    const { connectorId, namespace } = asked
    const connector = kit.controllers.connectors.find(asked)
    const isAsked = policy?.prompt !== 'manual' || internal.direct.has(namespace)
    const isOffered =
      isAsked &&
      connector !== undefined &&
      !internal.plain.has(connectorId) &&
      isAble(context, connector) &&
      !isSignedIn(context, namespace)
    if (!isOffered) return undefined
    return import('./connectInOne.ts').then((module) => module.connectInOne(context, asked))
  }
  return () => {
    kit.connectBy = undefined
  }
}

/** Whether the wallet connects and signs with one prompt, as far as is known. */
function isAble(context: SignInContext, connector: Connector): boolean {
  const { kit, siwx } = context
  const { canSignIn, type, info, chain } = connector
  if (type === 'WALLET_CONNECT') return isPairedAble(context)
  if (!kit.adapters.get(chain)?.features['connection:signIn']) return false
  if (canSignIn !== undefined) return canSignIn
  if (siwx.policy?.onePrompt === 'always') return true
  const wallets = kit.controllers.options.state.customWallets ?? []
  return wallets.some(({ rdns, supports_auth }) => supports_auth && rdns && rdns === info?.rdns)
}

/**
 * Whether the wallet that pairs is asked to sign in, too. WalletConnect has that for one family of
 * chains. On a phone, a tap opens the wallet at once, by a link from before the choice.
 */
function isPairedAble({ kit, siwx }: SignInContext): boolean {
  const { connection, network } = kit.controllers
  const isSeveral = Object.keys(network.state.byNamespace).length > 1
  if (isSeveral || detectDevice(window).isHandheld) return false
  return (
    siwx.policy?.onePrompt === 'always' || connection.state.recentWallet?.supports_auth === true
  )
}

/** Whether an account of the namespace may still be signed in, of an earlier visit. */
function isSignedIn({ kit }: SignInContext, namespace: string): boolean {
  return readFacts(kit).some(
    ({ account, isEnding }) => !isEnding && account.startsWith(`${namespace}:`),
  )
}
