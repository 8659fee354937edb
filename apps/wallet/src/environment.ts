/** Put in by `scripts/startWallet.ts`. */
declare const LOCALNET: readonly { id: number; name: string; rpcUrl: string }[]
declare const RELAY_URL: string

/** The chains that run on this machine. */
export const chains = LOCALNET

/** The relay, or another one by `?relay=ws://…`. It sees nothing of what is said through it. */
export function relayUrl(search: string): string {
  const asked = new URLSearchParams(search).get('relay') ?? ''
  return /^wss?:\/\//.test(asked) && URL.canParse(asked) ? asked : RELAY_URL
}
