import type { Namespace } from '../../../base/caip/namespace.ts'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { Connection } from '../../../contract/adapter/connection.ts'
import { findAdapter } from '../../../contract/adapter/findAdapter.ts'
import type { SIWXConfig, SignInTerms } from '../../../contract/signIn/siwxConfig.ts'
import type { SignInContext } from '../state/signInContext.ts'
import { pairInOne } from './pairInOne.ts'
import { takeProof } from './takeProof.ts'

/** How long a wallet waits for what it is to sign, in ms. Then it connects only. */
const termsMs = 3000

/**
 * Connects a wallet, which signs in with the same prompt. Where it does not, or the service does
 * not say in time what is signed, the visitor is asked as usual.
 */
export async function connectInOne(
  context: SignInContext,
  parameters: { connectorId: string; namespace: Namespace; signal: AbortSignal },
): Promise<Connection> {
  const { kit, siwx, internal } = context
  const { connectorId, namespace, signal } = parameters
  const adapter = findAdapter(kit, namespace)
  const terms = await findTerms(siwx)
  signal.throwIfAborted()
  const connect = adapter.features['connection:signIn']
  const network = kit.controllers.network.get(namespace)?.caipNetwork
  const { type } = kit.controllers.connectors.find(parameters) ?? {}
  const isPaired = type === 'WALLET_CONNECT'
  if (!terms || !network || !(connect || isPaired)) return adapter.connect({ connectorId, signal })
  internal.proving.add(namespace)
  try {
    const { caipNetworkId } = network
    const { connection, proof } =
      connect && !isPaired
        ? await connect({ connectorId, terms, network, signal })
        : await pairInOne(context, { adapter, connectorId, terms, caipNetworkId, signal })
    internal.proving.delete(namespace)
    const offered = proof && { proof, terms, network: caipNetworkId }
    takeProof(context, { namespace, offered })
    return connection
  } catch (error) {
    internal.proving.delete(namespace)
    takeProof(context, { namespace, offered: undefined })
    // A visitor who declined may change their mind; anything else may happen again.
    if (!isCleatError(error, 'CONNECTION_USER_REJECTED')) internal.plain.add(connectorId)
    throw error
  }
}

/** What the service wants signed, if it says so in time. */
async function findTerms(siwx: SIWXConfig): Promise<SignInTerms | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), termsMs)
  })
  try {
    return await Promise.race([siwx.prepare?.(), tooLong])
  } catch {
    // Asked again, and told, once the wallet is connected.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
