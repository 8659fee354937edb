import { localExchange } from '@cleat/localnet'
import {
  createWalletConnectPeer,
  type WalletConnectPeer,
  type WalletConnectPeerParameters,
} from '@cleat/testing/wallet-connect'
import { expect, test } from '../fixtures/pairingTest.ts'
import { recordNavigations } from '../pages/recordNavigations.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
})

const methods = (peer: WalletConnectPeer) => peer.requests.map(({ method }) => method)

const pair = test.extend<{
  open: (parameters: Partial<WalletConnectPeerParameters>) => Promise<WalletConnectPeer>
  /** The links that the page followed. */
  opened: () => readonly string[]
}>({
  opened: async ({ playground }, use) => {
    const all = await recordNavigations(playground.page)
    // The first one pairs.
    await use(() => all.filter((url) => !url.startsWith('http')).slice(1))
  },
  open: async ({ laboratory, pairing, playground }, use) => {
    const peers: WalletConnectPeer[] = []
    await use(async (parameters) => {
      const { relayUrl, chains } = laboratory
      const peer = await createWalletConnectPeer({ relayUrl, chains, ...parameters })
      peers.push(peer)
      await pairing.goto({ config: 'calls' })
      await playground.button.tap()
      const row = pairing.link(/Trust Wallet/)
      await expect(row).toHaveAttribute('href', 'trust://', { timeout: 60_000 })
      const links = await recordNavigations(playground.page)
      await row.tap()
      await expect.poll(() => links.length).toBe(1)
      await peer.pair(new URL(links[0] ?? '').searchParams.get('uri') ?? '')
      await expect(playground.status).toHaveText('connected')
      return peer
    })
    for (const peer of peers) await peer.close()
  },
})

pair(
  'a paired wallet that says nothing is not asked until a press',
  async ({ modal, open, opened, playground }) => {
    test.setTimeout(180_000)
    const { page } = playground
    const peer = await open({})
    await expect(page.getByTestId('calls-atomic')).toHaveText('unknown')
    await page.reload()
    await expect(playground.status).toHaveText('connected')
    await expect(page.getByTestId('calls-atomic')).toHaveText('unknown')
    await page.waitForTimeout(3000)
    expect(methods(peer)).toEqual([])
    expect(opened()).toEqual([])

    // That press opens the wallet anyway. It has no batches, so it gets the first call.
    await page.getByRole('button', { name: 'Allow and pay', exact: true }).tap()
    await modal.button(/^Continue in/).tap()
    await expect(modal.title('1 of 2 done')).toBeVisible({ timeout: 30_000 })
    expect(methods(peer)).toEqual(['eth_sendTransaction'])
    const before = opened().length
    await page.waitForTimeout(3000)
    // The second waits for a press, because it opens the wallet again.
    expect(methods(peer)).toEqual(['eth_sendTransaction'])
    expect(opened()).toHaveLength(before)
    await modal.button(/^Continue in/).tap()
    await expect(modal.title('All done')).toBeVisible({ timeout: 30_000 })
    expect(methods(peer)).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  },
)

pair(
  'a paired wallet whose session says what it can do',
  async ({ modal, open, opened, playground }) => {
    test.setTimeout(180_000)
    const { page } = playground
    // The last account of the local chains, which no other journey uses.
    const address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
    const chains = { '0x1': { atomic: { status: 'ready' } } }
    const peer = await open({
      batches: { contract: localExchange.batch },
      privateKeys: ['0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'],
      sessionProperties: { eip155Capabilities: JSON.stringify({ [address]: chains }) },
    })
    await expect(page.getByTestId('calls-atomic')).toHaveText('ready')
    expect(methods(peer)).toEqual([])
    await page.getByRole('button', { name: 'Allow and pay as a whole' }).tap()
    await modal.button(/^Continue in/).tap()
    await expect(page.getByTestId('calls-status')).toHaveText('confirmed', { timeout: 40_000 })
    expect(methods(peer).filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
    expect(methods(peer)).not.toContain('wallet_getCapabilities')
    // Asking how it stands opens nothing.
    const links = opened().length
    await page.waitForTimeout(2000)
    expect(opened()).toHaveLength(links)
    expect(links).toBeLessThanOrEqual(1)
  },
)
