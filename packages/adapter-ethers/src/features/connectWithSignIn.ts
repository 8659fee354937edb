import type { AdapterSession, CaipNetwork, SignInTerms } from '@cleat/core/adapter'
import { connectBySignIn, type Eip1193Wallet } from '@cleat/evm'

/**
 * Connects a wallet, which signs in with the same prompt if it can.
 * @throws as `connect` of the adapter
 */
export async function connectWithSignIn(
  session: AdapterSession<Eip1193Wallet>,
  parameters: {
    connectorId: string
    terms: SignInTerms
    network: CaipNetwork
    signal: AbortSignal
  },
): connectBySignIn.ReturnType {
  const { connectorId, terms, network, signal } = parameters
  const wallet = session.find(connectorId)
  const connect = () => session.connect({ connectorId, signal })
  if (!wallet) return { connection: await connect() }
  const { provider, connector } = wallet
  return connectBySignIn({ provider, wallet: connector.name, terms, network, signal, connect })
}
