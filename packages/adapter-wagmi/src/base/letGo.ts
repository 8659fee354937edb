import type { Connector } from 'wagmi'
import type { WalletConnectorExtras } from './walletConnectorExtras.ts'

/** Ends a connection here without a word to the wallet. */
export function letGo(connector: Connector & WalletConnectorExtras): void {
  connector.release()
  connector.emitter.emit('disconnect')
}
