/** Put in by `scripts/start.ts`. */
declare const LOCALNET: readonly { id: number; name: string; rpcUrl: string }[]

/** The chains that run on this machine. */
export const localnet = LOCALNET
