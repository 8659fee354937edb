import { declineProposal, type WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { createPublicClient, http, parseEther } from 'viem'
import { expect, test } from '../fixtures/pairingTest.ts'

const receiver = '0x000000000000000000000000000000000000dEaD'

/** Milliseconds until a code expires. */
const readExpiry = (uri: string) => Number(new URL(uri).searchParams.get('expiryTimestamp')) * 1000

const listMethods = (peer: WalletConnectPeer) => peer.requests.map(({ method }) => method)

test('scan, sign, send, follow, reload, and the wallet leaves', async ({
  laboratory,
  modal,
  pairing,
  peer,
  playground,
}) => {
  // The longest allowed value.
  test.setTimeout(120_000)
  const statuses = await playground.recordStatus()
  const [mainnet] = laboratory.chains
  const client = createPublicClient({ transport: http(mainnet?.rpcUrl) })

  await pairing.goto()
  await pairing.openCode()
  await peer.pair(await pairing.scan())
  await expect(playground.status).toHaveText('connected')
  await expect(playground.address).toHaveText(peer.account)
  await expect(playground.chainId).toHaveText('1')
  await expect(modal.dialog).toBeHidden()

  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('Valid signature')

  const before = await client.getBalance({ address: receiver })
  await playground.click('Send transaction')
  await expect(playground.sendOutcome).toContainText('Mined in block')
  expect((await client.getBalance({ address: receiver })) - before).toBe(parseEther('0.01'))
  expect(listMethods(peer)).toEqual(['personal_sign', 'eth_sendTransaction'])

  await peer.switchChain(8453)
  await expect(playground.chainId).toHaveText('8453')

  await playground.page.reload()
  await expect(playground.status).toHaveText('connected')
  await expect(playground.address).toHaveText(peer.account)
  await expect(playground.chainId).toHaveText('8453')
  expect(await statuses()).toEqual(['reconnecting', 'connected'])
  expect(peer.requests).toHaveLength(2)

  await peer.disconnect()
  await expect(playground.status).toHaveText('disconnected')
  await playground.page.reload()
  await expect(playground.status).toHaveText('disconnected')
  expect(await statuses()).not.toContain('connected')
  expect(peer.requests).toHaveLength(2)
})

test('disconnecting in the page ends the session in the wallet', async ({
  pairing,
  peer,
  playground,
}) => {
  await pairing.goto()
  await pairing.openCode()
  await peer.pair(await pairing.scan())
  await expect(playground.status).toHaveText('connected')
  expect(peer.sessions).toHaveLength(1)
  await playground.click('Disconnect')
  await expect(playground.status).toHaveText('disconnected')
  await expect.poll(() => peer.sessions).toEqual([])
})

test('declined in the wallet: it is said, and a fresh code works', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  peer.programProposal(declineProposal())
  await pairing.goto()
  await pairing.openCode()
  const first = await pairing.scan()
  await peer.pair(first)
  await expect(modal.dialog).toContainText('Request declined.')
  await expect(playground.status).not.toHaveText('connected')
  await peer.pair(await pairing.scan({ after: first }))
  await expect(playground.status).toHaveText('connected')
})

test('a relay that is away: why, another try, and on', async ({
  laboratory,
  modal,
  pairing,
  peer,
  playground,
}) => {
  let isAway = true
  await playground.page.routeWebSocket(
    (url) => url.href.startsWith(laboratory.relayUrl),
    (socket) => void (isAway ? socket.close({ code: 1006 }) : socket.connectToServer()),
  )
  await pairing.goto()
  await pairing.goToCode()
  await expect(modal.title('Couldn’t connect')).toBeVisible({ timeout: 20_000 })
  await expect(modal.dialog).toContainText('Check your internet connection')
  await modal.dialog.getByText('Details', { exact: true }).click()
  await expect(modal.dialog).toContainText('CONNECTION_RELAY_UNREACHABLE')

  isAway = false
  await modal.button('Try again').click()
  await peer.pair(await pairing.scan())
  await expect(playground.status).toHaveText('connected')
})

test('a code is renewed before it expires, for as long as it is looked at', async ({
  pairing,
  peer,
  playground,
}) => {
  const { page } = playground
  await page.clock.install()
  await pairing.goto()
  await pairing.openCode()
  const first = await pairing.scan()
  // The expiry counts from the creation of the code, and a slow machine may have used some of it.
  await page.clock.pauseAt(readExpiry(first) - 74_000)
  expect(await pairing.scan()).toBe(first)
  await page.clock.fastForward('00:06')
  await page.clock.resume()
  const second = await pairing.scan({ after: first })
  await peer.pair(second)
  await expect(playground.status).toHaveText('connected')
})
