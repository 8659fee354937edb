import type { AppKit } from '../kit/appKit.ts'

/** The part of WalletConnect's client that knows it. */
type Client = { readonly core?: { readonly crypto?: { getClientId?(): Promise<string> } } }

/** WalletConnect's id of this browser. `undefined` if the app offers no pairing. */
export async function readClientId(kit: AppKit): Promise<string | undefined> {
  const provider = await (await kit.remoteWallets.loaded).getUniversalProvider()
  const client: Client | undefined = provider?.client
  return await client?.core?.crypto?.getClientId?.()
}
