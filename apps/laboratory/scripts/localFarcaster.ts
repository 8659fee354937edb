import { placeFarcaster, startFarcasterApp, startLocalnet } from '@cleat/localnet'

export type LocalFarcasterService = {
  /** Settings of the wallet's service. */
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** The account of the node at a place has the id that follows. */
const firstFid = 5650

/**
 * A chain that stands for OP Mainnet, with the registries of Farcaster: each account of the node
 * owns one there. With a relay, also Farcaster's app, which logs in with the first of them.
 */
export async function startLocalFarcaster(parameters: {
  hasRelay: boolean
}): Promise<LocalFarcasterService> {
  const localnet = await startLocalnet({ chains: [{ id: 10, name: 'OP Mainnet' }] })
  const [chain] = localnet.chains
  const [owner] = localnet.accounts
  if (!chain || !owner) throw new Error('The chain did not start.')
  const { rpcUrl } = chain
  const registries = await placeFarcaster({ rpcUrl })
  for (const [at, { address }] of localnet.accounts.entries())
    await registries.register(firstFid + at, address)
  const { privateKey } = owner
  const app = parameters.hasRelay
    ? await startFarcasterApp({ user: { fid: firstFid, username: 'ada', privateKey } })
    : undefined
  return {
    settings: {
      ...{ WALLET_FARCASTER: app ? 'relay' : 'own', WALLET_FARCASTER_RPC: rpcUrl },
      ...(app && { WALLET_FARCASTER_RELAY: app.url }),
    },
    async stop() {
      await app?.stop()
      await localnet.stop()
    },
  }
}
