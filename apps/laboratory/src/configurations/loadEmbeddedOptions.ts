import { embeddedWallet } from '@cleat/embedded-wallet'
import type { createAppKit } from '@cleat/react'
import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'

/** An app whose visitors log in: the wallet is on an origin of this machine. */
export async function loadEmbeddedOptions(): Promise<Partial<createAppKit.Parameters>> {
  const { url: origin } = await fetchLaboratory<{ url: string }>({ path: 'wallet-service' })
  return { authWallet: embeddedWallet({ origin, name: 'Harbour' }) }
}
