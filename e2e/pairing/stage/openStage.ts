import type { KitOptions } from '@cleat/core'
import type { Localnet } from '@cleat/localnet'
import {
  createWalletConnectPeer,
  type WalletConnectPeer,
  type WalletConnectPeerParameters,
} from '@cleat/testing/wallet-connect'
import { onTestFinished } from 'vitest'
import { createStage, type OtherChains, type Stage } from './createStage.ts'

export declare namespace openStage {
  type Parameters = {
    localnet: Localnet
    /** The app's relay URL. */
    relayUrl: string
    /** The wallet's relay URL. @default the app's */
    walletRelayUrl?: string | undefined
    options?: Partial<KitOptions> | undefined
    /** The app's chains beside EVM. */
    others?: OtherChains | undefined
    /** The wallet's chains beside EVM, and its own description. */
    wallet?:
      | Pick<WalletConnectPeerParameters, 'solana' | 'bitcoin' | 'cosmos' | 'metadata' | 'approve'>
      | undefined
  }
}

/** Opens a stage until the end of the test. Its wallet can be made to misbehave. */
export async function openStage(
  parameters: openStage.Parameters,
): Promise<Stage<WalletConnectPeer>> {
  const { localnet, relayUrl, walletRelayUrl = relayUrl, options, others, wallet } = parameters
  const peer = await createWalletConnectPeer({
    ...wallet,
    relayUrl: walletRelayUrl,
    chains: localnet.chains,
    // The wallet cannot learn of failures while the relay is down.
    onError: () => undefined,
  })
  const stage = createStage({ localnet, relayUrl, peer, options, others })
  onTestFinished(() => stage.close())
  return stage
}
