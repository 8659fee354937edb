import type { ExportedSecret } from '@cleat/embedded-wallet/window'

/** The chain that a key is for, by the name of its best-known network. */
export function toNetworkName(what: ExportedSecret): string {
  return what === 'solana' ? 'Solana' : 'Ethereum'
}
