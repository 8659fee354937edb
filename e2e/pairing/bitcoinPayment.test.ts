import { BitcoinAdapter } from '@cleat/adapter-bitcoin'
import type { Network } from '@cleat/core'
import { bitcoinTest } from '@cleat/localnet/vitest'
import { expect, onTestFinished, vi } from 'vitest'
import { createStage } from './stage/createStage.ts'
import { startNetwork } from './stage/startNetwork.ts'
import { startPeerProcess } from './stage/startPeerProcess.ts'

const network = startNetwork()
const id = '0f9188f13cb7b2c71f2a335e3a4fc328'
const receiver = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'

bitcoinTest('default: from a link to the block', { timeout: 60_000 }, async ({ bitcoin }) => {
  const { localnet, relay } = network
  const { esploraUrl: rpcUrl } = bitcoin
  const chain = { id: `bip122:${id}`, name: 'Regtest', rpcUrl }
  const peer = await startPeerProcess({
    ...{ localnet, relayUrl: relay.url, bitcoin: { chains: [chain], seed: 'paired' } },
  })
  const regtest: Network = {
    ...{ id, name: 'Regtest', chainNamespace: 'bip122' },
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [rpcUrl] } },
  }
  const stage = createStage({
    ...{ localnet, relayUrl: relay.url, peer },
    others: {
      networks: [regtest],
      createAdapters: (storage) => [new BitcoinAdapter({ storage })],
    },
  })
  onTestFinished(() => stage.close())
  await stage.pair()
  const { kit } = stage
  await kit.actions.switchNetwork({ network: regtest })
  const { address = '' } = kit.controllers.account.get('bip122')
  await bitcoin.fund({ address, sats: 50_000 })

  const send = await kit.feature('send')
  send.start()
  send.setReceiver(`bitcoin:${receiver}?amount=0.0003`)
  await vi.waitFor(() => expect(send.validate()).toBeUndefined(), 5000)
  await send.prepare()
  expect(send.state.preparing).toMatchObject({
    prepared: { notes: [{ type: 'wallet-sets-fee' }], payment: { address, amount: 30_000n } },
  })
  const { hash } = await send.send()
  await bitcoin.mine()
  await vi.waitFor(
    () =>
      expect(send.pendingTransactions).toMatchObject([{ hash, to: receiver, status: 'confirmed' }]),
    { timeout: 20_000, interval: 200 },
  )
})
