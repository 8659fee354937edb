import { EthersAdapter } from '@cleat/adapter-ethers'
import { createKit, type Kit } from '@cleat/core'
import { attachRemoteWallets } from '@cleat/core/remote-wallets'
import * as runtime from '@cleat/core/runtime'
import { createWalletConnectPeer, type WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { runIn } from '../../browser/page.ts'
import { realWork } from '../../browser/realWork.ts'
import type { Chains } from '../../neighbours/startChains.ts'
import type { Ending } from '../scenes/ending.ts'
import { fill } from '../scenes/fill.ts'
import type { Perform } from '../scenes/perform.ts'
import { readReview } from '../scenes/review.ts'
import { createRealPage } from './createRealPage.ts'
import type { LyingRelay } from './startLyingRelay.ts'

/** A visitor who sees nothing happen for so long closes the page. */
const silenceMs = 3000
/** After that everything must end. */
const endMs = 3000

/** A visitor pairs a wallet of another device, fills the form in, reads the review and agrees. */
export function playPaired(relay: LyingRelay): Perform {
  return (parameters) => {
    relay.use(parameters.answers)
    return visit(relay, parameters)
  }
}

async function visit(
  relay: LyingRelay,
  { chains, scene, to }: Parameters<Perform>[0],
): Promise<Ending> {
  const peer = await createWalletConnectPeer({
    relayUrl: relay.url,
    chains: chains.localnet.chains,
    onError: () => undefined,
  })
  const page = createRealPage()
  const kit = runIn(page, () => openKit(chains, relay))
  if (!kit) throw new Error('The page is closed.')
  let where = 'pairing'
  const step = async <result>(name: string, run: () => Promise<result>): Promise<result> => {
    where = name
    const promise = runIn(page, run)
    if (!promise) throw new Error('The page is closed.')
    if (await isSettled(promise, silenceMs)) return await promise
    kit.destroy()
    if (await isSettled(promise, endMs)) return await promise
    throw new Error(`It hangs: ${name}`)
  }
  try {
    await step('pairing', () => pair(kit, peer))
    const send = await step('loading', () => kit.feature('send'))
    const { queryClient, queries, controllers } = kit
    const network = controllers.network.getActive()
    const { address = '' } = controllers.account.get('eip155')
    if (queryClient && queries)
      await step('asking', () => queryClient.fetchQuery(queries.holdings({ address, network })))
    const refusal = await step('filling the form in', () => fill({ kit, send, scene, chains, to }))
    if (refusal) return { status: 'refused', where, why: refusal }
    await step('preparing', () => send.prepare())
    const review = readReview(send)
    if (!review) return { status: 'refused', where, why: send.state.preparing.status }
    const failure = await step('sending', () =>
      send.send().then(
        () => undefined,
        (error: unknown) => readCode(error),
      ),
    )
    return { status: 'agreed', review, failure }
  } catch (error) {
    return { status: 'refused', where, why: readCode(error) }
  } finally {
    runIn(page, () => kit.destroy())
    page.isOpen = false
    await peer.close()
    while (await realWork.wait()) await wait(1)
  }

  function readCode(error: unknown): string {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw new Error(`${where}: ${String(error)}`, { cause: error })
  }
}

function openKit(chains: Chains, relay: LyingRelay): Kit {
  const { evmNetworks } = chains
  const kit = createKit(
    {
      ...{ networks: evmNetworks, adapters: [new EthersAdapter()] },
      ...{ enableCoinbase: false, features: { analytics: false } },
      services: { relay: relay.appUrl },
      metadata: { name: 'App', description: '', url: 'https://app.test', icons: [] },
    },
    { runtime },
  )
  kit.start()
  attachRemoteWallets(kit)
  return kit
}

async function pair(kit: Kit, peer: WalletConnectPeer): Promise<void> {
  const { connectWalletConnect } = await kit.remoteWallets.loaded
  const connecting = connectWalletConnect()
  let isOver = false
  const over = () => {
    isOver = true
  }
  connecting.then(over, over)
  const { connection } = kit.controllers
  while (!isOver && !connection.state.wcUri) await wait(10)
  const { wcUri } = connection.state
  if (wcUri) await peer.pair(wcUri).catch(() => undefined)
  await connecting
}

async function isSettled(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  )
  return await Promise.race([settled, wait(ms).then(() => false)])
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
