import { createQuestionQueue, createWalletConnectPeer } from '@cleat/testing/wallet-connect'
import { expect, test } from '../fixtures/pairingTest.ts'
import { createPhone } from '../pages/createPhone.ts'
import { recordLinks } from '../pages/recordLinks.ts'
import { recordNavigations } from '../pages/recordNavigations.ts'
import { recordOpens } from '../pages/recordOpens.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
})

const readUri = (href: string) => new URL(href).searchParams.get('uri') ?? ''

test('a tap on a wallet opens its app, and what else can be done if it does not', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  const navigations = await recordNavigations(playground.page)
  await pairing.goto()
  await playground.button.tap()
  const row = pairing.link(/Trust Wallet/)
  // Until the tap, the page contains no secret for a preview or "copy link".
  await expect(row).toHaveAttribute('href', 'trust://')
  await row.tap()
  await expect.poll(() => navigations).toEqual([expect.stringMatching(/^trust:\/\/wc\?uri=wc%3A/)])
  const [href = ''] = navigations

  // No app opened, and the page is still visible.
  await expect(modal.dialog).toContainText('Trust Wallet didn’t open?')
  await modal.dialog.getByText('Other ways').tap()
  await expect(pairing.link(/Try another link/)).toHaveAttribute(
    'href',
    'https://link.trustwallet.com/wc',
  )
  await expect(modal.button(/Copy link/)).toBeVisible()

  await peer.pair(readUri(href))
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
})

test('a wallet that agrees before the page is ready to hear it', async ({
  laboratory,
  modal,
  pairing,
  playground,
}) => {
  const { page } = playground
  const queue = createQuestionQueue()
  const { relayUrl, chains } = laboratory
  const peer = await createWalletConnectPeer({ relayUrl, chains, approve: queue.ask })
  const followed = await recordLinks(page)
  await pairing.goto()
  await playground.button.tap()
  const row = pairing.link(/Trust Wallet/)
  await expect(row).toHaveAttribute('href', 'trust://')
  await row.tap()
  const [{ href = '', ...link } = {}] = await followed()
  expect(link).toEqual({ target: '_self', isPrevented: false })
  await peer.pair(readUri(href))
  await queue.approveNext()
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await peer.close()
})

test('a wallet that did not open: a code for another device', async ({
  modal,
  pairing,
  peer,
  playground,
}) => {
  const { page } = playground
  await recordLinks(page)
  const navigations = await recordNavigations(page)
  await pairing.goto()
  await playground.button.tap()
  const row = pairing.link(/Trust Wallet/)
  await row.tap()
  await modal.dialog.getByRole('tab', { name: 'Another device' }).tap()
  await peer.pair(await pairing.scan())
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  // The wallet that scanned it is on another device.
  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('Valid signature')
  expect(navigations).toEqual([])
})

test('a later request brings the wallet forward, and its answer is there right after coming back', async ({
  laboratory,
  modal,
  pairing,
  playground,
}) => {
  const { page } = playground
  const { relayUrl, chains } = laboratory
  const queue = createQuestionQueue()
  const peer = await createWalletConnectPeer({ relayUrl, chains, approve: queue.ask })
  const phone = await createPhone(page, relayUrl)
  const followed = await recordLinks(page)
  const opened = await recordOpens(page)
  await page.clock.install()
  await pairing.goto()
  await playground.button.tap()
  const row = pairing.link(/Trust Wallet/)
  await expect(row).toHaveAttribute('href', 'trust://')
  await row.tap()
  const [{ href = '' } = {}] = await followed()
  await peer.pair(readUri(href))
  await queue.approveNext()
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()

  await playground.click('Sign message')
  await expect(modal.title('Continue in Trust Wallet')).toBeVisible()
  await expect(modal.dialog).toContainText('Review and sign the message.')
  const open = pairing.link('Open Trust Wallet')
  await expect(open).toHaveAttribute('href', 'trust://')
  await open.tap()
  // The page opened the link itself when the request was sent.
  expect(await opened()).toEqual(['_self trust://'])
  const taps = (await followed()).map((tap) => tap.href)
  expect(taps).toEqual([href, 'trust://'])

  await phone.leave()
  await page.clock.fastForward('00:40')
  await queue.approveNext()
  await expect.poll(() => queue.pending).toEqual([])
  await expect(playground.signOutcome).not.toContainText('Valid signature')
  await phone.comeBack()
  await expect(playground.signOutcome).toContainText('Valid signature')
  await expect(modal.dialog).toBeHidden()
  await peer.close()
})
