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
    /** What the app dials. */
    relayUrl: string
    /** What the wallet dials. @default what the app does */
    walletRelayUrl?: string | undefined
    options?: Partial<KitOptions> | undefined
    /** What the app has beside its EVM chains. */
    others?: OtherChains | undefined
    /** What the wallet has beside them. */
    wallet?: Pick<WalletConnectPeerParameters, 'solana' | 'bitcoin'> | undefined
  }
}

/** A stage until the end of the test, with a wallet that can be told to misbehave. */
export async function openStage(
  parameters: openStage.Parameters,
): Promise<Stage<WalletConnectPeer>> {
  const { localnet, relayUrl, walletRelayUrl = relayUrl, options, others, wallet } = parameters
  const peer = await createWalletConnectPeer({
    ...wallet,
    relayUrl: walletRelayUrl,
    chains: localnet.chains,
    // It cannot be told of what failed while the relay was away.
    onError: () => undefined,
  })
  const stage = createStage({ localnet, relayUrl, peer, options, others })
  onTestFinished(() => stage.close())
  return stage
}
