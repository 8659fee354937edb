import type { CaipNetwork, SignInTerms } from '@cleat/core/adapter'
import { connectBySignIn } from '@cleat/evm'
import type { Config } from 'wagmi'
import { findConnector, isWalletConnector } from './base/findConnector.ts'
import { connectWallet } from './connectWallet.ts'

/**
 * Connects a wallet, which signs in with the same prompt if it can. A connector that the app
 * brought is connected as usual.
 * @throws as `connectWallet`
 */
export async function connectWithSignIn(
  config: Config,
  parameters: {
    connectorId: string
    terms: SignInTerms
    network: CaipNetwork
    signal: AbortSignal
  },
): connectBySignIn.ReturnType {
  const { connectorId, terms, network, signal } = parameters
  const connector = findConnector(config, connectorId)
  const connect = () => connectWallet(config, { connectorId, signal })
  if (!connector || !isWalletConnector(connector)) return { connection: await connect() }
  const provider = await connector.getWallet()
  return connectBySignIn({ provider, wallet: connector.name, terms, network, signal, connect })
}
