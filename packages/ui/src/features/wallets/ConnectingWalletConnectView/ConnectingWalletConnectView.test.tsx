import {
  CleatError,
  type CleatEvent,
  formatAddress,
  type KitOptions,
  type Wallet,
} from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { qrCodeLoader } from '../../../components/QrCode/qrCodeLoader.ts'
import { testAddress } from '../../../test/createTestAdapter.ts'
import { createTestPairing, pairingUri } from '../../../test/createTestPairing.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { expectNoSecret } from '../../../test/expectNoSecret.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { setCoarsePointer } from '../../../test/setCoarsePointer.ts'
import { setHidden } from '../../../test/setHidden.ts'
import { watchLinks } from '../../../test/watchLinks.ts'

const rainbow: Wallet = {
  id: 'rainbow',
  name: 'Rainbow',
  mobile_link: 'rainbow://',
  link_mode: 'https://rnbwapp.com',
  app_store: 'https://apps.apple.com/app/id1457119021',
  play_store: 'https://play.google.com/store/apps/details?id=me.rainbow',
  order: 7,
}
const everywhere: Wallet = {
  ...rainbow,
  desktop_link: 'rainbow-desktop://',
  webapp_link: 'https://web.rainbow.example',
}
const encoded = encodeURIComponent(pairingUri)

// `LazyQrCode.test.tsx` covers the loading.
beforeAll(() => qrCodeLoader.preload())
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function renderPairing(wallet = rainbow, options: Partial<KitOptions> = {}) {
  const pairing = createTestPairing()
  const events: CleatEvent[] = []
  const modal = await renderModal({
    pairing,
    onEvent: (event) => void events.push(event),
    ...options,
  })
  await modal.step(() => {
    void modal.kit.actions.open()
    modal.kit.controllers.router.push({ name: 'ConnectingWalletConnect', wallet })
  })
  return { ...modal, pairing, events }
}

async function renderOnPhone(wallet = rainbow, options: Partial<KitOptions> = {}) {
  setCoarsePointer()
  const rendered = await renderPairing(wallet, options)
  return { ...rendered, followed: watchLinks() }
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const code = () => screen.queryByRole('img', { name: 'QR code' })
const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
const isDisplayed = (said: string | RegExp) =>
  screen.getAllByText(said).some((each) => each.closest('[role=status]') !== null)

test('default', async () => {
  const { pairing, step, view } = await renderPairing()
  expect(screen.getByRole('dialog', { name: 'Rainbow' })).toBeTruthy()
  expect(pairing.asked).toEqual([
    { wallet: rainbow, namespace: undefined, restart: false, signal: expect.any(AbortSignal) },
  ])
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy()
  expect(code()).toBeNull()
  await step(() => pairing.propose())
  expect(code()).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'Loading' })).toBeNull()
  expect(isDisplayed('Scan with Rainbow or your phone’s camera.')).toBe(true)
  expect(tabs()).toEqual([])
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('behavior: shows success for 800 ms, then closes', async () => {
  const { kit, pairing, step, wait } = await renderPairing()
  await step(() => pairing.propose())
  await step(() => pairing.answer())
  expect(screen.getByRole('heading', { name: 'Connected' })).toBeTruthy()
  expect(screen.getByText(formatAddress(testAddress))).toBeTruthy()
  await wait(700)
  expect(kit.controllers.modal.state.open).toBe(true)
  await wait(200)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: leaving gives up, and coming back offers anew', async () => {
  const { kit, pairing, user, step } = await renderPairing()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(pairing.asked[0]?.signal?.reason).toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  await step(() =>
    kit.controllers.router.push({ name: 'ConnectingWalletConnect', wallet: rainbow }),
  )
  expect(pairing.asked).toHaveLength(2)
  expect(pairing.asked[1]?.signal?.aborted).toBe(false)
})

test('behavior: closing gives up without an error', async () => {
  const { kit, pairing, step, wait } = await renderPairing()
  await step(() => kit.actions.close())
  await wait(500)
  expect(pairing.asked[0]?.signal?.aborted).toBe(true)
  expect(screen.queryByRole('heading', { name: 'Couldn’t connect' })).toBeNull()
})

test('behavior: a new URI takes the place of the old one', async () => {
  const { pairing, step } = await renderPairing()
  await step(() => pairing.propose('wc:one@2'))
  const before = code()?.innerHTML
  await step(() => pairing.propose('wc:two@2'))
  expect(code()?.innerHTML).not.toBe(before)
  expect(screen.queryByText(/^Request declined/)).toBeNull()
})

test('behavior: an offer that was declined is followed by the next one', async () => {
  const { pairing, step } = await renderPairing()
  await step(() => pairing.propose('wc:one@2'))
  await step(() => pairing.decline('wc:two@2'))
  expect(code()).toBeTruthy()
  expect(isDisplayed('Request declined. Try again when you’re ready.')).toBe(true)
})

test('behavior: says after 8 s that it takes long, and can start over', async () => {
  const { pairing, user, wait } = await renderPairing()
  expect(button('Copy link')?.getAttribute('aria-disabled')).toBe('true')
  await wait(8100)
  expect(isDisplayed(/^This is taking longer than usual/)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  expect(pairing.asked.map(({ restart }) => restart)).toEqual([false, true])
  expect(pairing.asked[0]?.signal?.aborted).toBe(true)
})

const relay = 'wss://relay.example'
const unreachable = new CleatError('CONNECTION_RELAY_UNREACHABLE', { context: { relay } })
const refused = new CleatError('CONNECTION_RELAY_REFUSED', { context: { relay, reason: 'clock' } })
const failed = new CleatError('CONNECTION_FAILED', { context: { wallet: 'Rainbow' } })

test.each([
  [unreachable, /^Couldn’t reach the wallet network/],
  [refused, /^The wallet service refused this app/],
  [failed, /^Couldn’t connect Rainbow/],
])('error: $code', async (error, reason) => {
  const { pairing, user, step, wait } = await renderPairing()
  await step(() => pairing.fail(error))
  expect(screen.getByRole('heading', { name: 'Couldn’t connect' })).toBeTruthy()
  expect(isDisplayed(reason)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  expect(pairing.asked.at(-1)?.restart).toBe(true)
  await step(() => pairing.propose())
  expect(code()).toBeTruthy()
})

test('error: leads to another wallet', async () => {
  const { kit, pairing, user, step } = await renderPairing()
  await step(() => pairing.fail(unreachable))
  await user.click(screen.getByRole('button', { name: 'Choose another wallet' }))
  expect(kit.controllers.router.current().name).toBe('Connect')
})

test('behavior: the link can be copied, and by hand where that is refused', async () => {
  const { pairing, user, step } = await renderPairing()
  await step(() => pairing.propose())
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(pairingUri)
  expect(isDisplayed('Link copied')).toBe(true)

  await step(() => vi.advanceTimersByTimeAsync(1600))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole('textbox', { name: /^Couldn’t copy/ })
  expect(field).toHaveProperty('value', pairingUri)
  expect(field).toHaveProperty('selectionEnd', pairingUri.length)
  expect(document.activeElement).toBe(field)
})

test('behavior: on a desktop the ways that the wallet has, each with its link', async () => {
  const { pairing, events, user, step } = await renderPairing(everywhere)
  const followed = watchLinks()
  await step(() => pairing.propose())
  expect(tabs()).toEqual(['Phone', 'Desktop', 'Web'])
  await user.click(screen.getByRole('tab', { name: 'Desktop' }))
  await user.click(link('Open Rainbow'))
  await user.click(screen.getByRole('tab', { name: 'Web' }))
  await user.click(link('Open Rainbow (opens in a new tab)'))
  expect(followed.map(({ href }) => href)).toEqual([
    `rainbow-desktop://wc?uri=${encoded}`,
    `https://web.rainbow.example/wc?uri=${encoded}`,
  ])
  const told = events.flatMap(({ event, properties }) =>
    event === 'SELECT_WALLET' ? [properties.platform] : [],
  )
  expect(told).toEqual(['desktop', 'web'])
})

test('parameters: experimental_preferUniversalLinks', async () => {
  const { kit, pairing, followed, user, step } = await renderOnPhone(rainbow, {
    experimental_preferUniversalLinks: true,
  })
  await step(() => pairing.propose())
  await user.click(link('Open Rainbow'))
  expect(followed).toEqual([{ href: `https://rnbwapp.com/wc?uri=${encoded}`, target: '_self' }])
  // Later requests open it in the same way.
  expect(kit.controllers.connection.state.wcLinking?.href).toBe('https://rnbwapp.com/wc')
})

test('behavior: on a phone a link that is there before the tap, and that the browser follows', async () => {
  const { kit, pairing, events, followed, user, step, view } = await renderOnPhone()
  expect(tabs()).toEqual(['This device', 'Another device'])
  const open = link('Open Rainbow')
  expect(open.getAttribute('aria-disabled')).toBe('true')
  open.focus()
  await step(() => pairing.propose())
  expect(link('Open Rainbow')).toBe(open)
  expect(document.activeElement).toBe(open)
  expect(open.getAttribute('href')).toBe('rainbow://')
  expectNoSecret()

  await user.click(open)
  expect(followed).toEqual([{ href: `rainbow://wc?uri=${encoded}`, target: '_self' }])
  // The stored link opens the wallet. It does not contain the pairing's key.
  expect(kit.controllers.connection.state.wcLinking).toEqual({
    href: 'rainbow://',
    name: 'Rainbow',
    wallet: rainbow,
  })
  expect(events.findLast(({ event }) => event === 'SELECT_WALLET')).toMatchObject({
    properties: { name: 'Rainbow', platform: 'mobile', walletRank: 7 },
  })
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('behavior: of a wallet that only a service knows, the host of its link is shown before the tap', async () => {
  const unknown: Wallet = {
    id: 'unknown',
    name: 'Unknown',
    link_mode: 'https://link.unknown.example:8443/open',
    isFromService: true,
  }
  const { pairing, step } = await renderOnPhone(unknown)
  expect(screen.queryByText(/unknown\.example/)).toBeNull()
  await step(() => pairing.propose())
  const host = screen.getByText('link.unknown.example:8443')
  expect(host.getAttribute('dir')).toBe('ltr')
  expect(link('Open Unknown').getAttribute('href')).toContain('https://link.unknown.example:8443/')
})

test('behavior: of a wallet that the registry knows, no host is shown', async () => {
  const { pairing, step } = await renderOnPhone({ ...rainbow, mobile_link: undefined })
  await step(() => pairing.propose())
  expect(link('Open Rainbow').getAttribute('href')).toContain('https://rnbwapp.com/')
  expect(screen.queryByText('rnbwapp.com')).toBeNull()
})

test('behavior: from the link to the code it is one tap, and the other way round', async () => {
  const { kit, pairing, user, step } = await renderOnPhone()
  await step(() => pairing.propose())
  await user.click(link('Open Rainbow'))
  await user.click(screen.getByRole('tab', { name: 'Another device' }))
  expect(code()).toBeTruthy()
  // The wallet is on another device.
  expect(kit.controllers.connection.state.wcLinking).toBeUndefined()
  await user.click(screen.getByRole('tab', { name: 'This device' }))
  expect(link('Open Rainbow').getAttribute('href')).toContain('rainbow://')
})

test('behavior: an app that does not open leaves every other way', async () => {
  const { kit, pairing, events, followed, user, step, wait, view } = await renderOnPhone()
  await step(() => pairing.propose())
  await user.click(link('Open Rainbow'))
  await wait(1400)
  expect(screen.queryByText('Rainbow didn’t open?')).toBeNull()
  await wait(200)
  expect(isDisplayed('Rainbow didn’t open?')).toBe(true)
  expect(events.filter(({ event }) => event === 'CONNECT_PROXY_ERROR')).toMatchObject([
    {
      properties: {
        message: 'Rainbow didn’t open?',
        uri: kit.controllers.connection.state.wcUri,
        mobile_link: rainbow.mobile_link,
        name: 'Rainbow',
      },
    },
  ])
  const ways = within(screen.getByRole('list', { name: 'Rainbow didn’t open?' }))
  expect(ways.getAllByRole('listitem')).toHaveLength(1)
  // The code is in its tab alone.
  expect(screen.queryByRole('button', { name: /QR code/ })).toBeNull()
  await user.click(screen.getByText('Other ways'))
  expect(button('Copy link')).toBeTruthy()
  expect(button('Choose another wallet')).toBeTruthy()

  await user.click(link('Try another link'))
  expect(followed.at(-1)?.href).toBe(`https://rnbwapp.com/wc?uri=${encoded}`)
  await wait(1600)
  await user.click(screen.getByRole('button', { name: 'Get Rainbow' }))
  expect(kit.controllers.router.current().name).toBe('Downloads')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await wait(0)
  expect(events.filter(({ event }) => event === 'SELECT_WALLET')).toHaveLength(2)
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('behavior: an app that opens is waited for', async () => {
  const { pairing, user, step, wait } = await renderOnPhone()
  await step(() => pairing.propose())
  await user.click(link('Open Rainbow'))
  await step(() => setHidden(true))
  await wait(3000)
  await step(() => setHidden(false))
  await wait(3000)
  expect(screen.queryByText('Rainbow didn’t open?')).toBeNull()
  expect(link('Open Rainbow')).toBeTruthy()
})

test.each([
  ['iPhone', 'App Store', rainbow.app_store],
  ['Android', 'Google Play', rainbow.play_store],
])('behavior: on %s the way to get it is the store there', async (system, store, href) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system}; Mobile)`)
  const { pairing, events, user, step, wait } = await renderOnPhone()
  await step(() => pairing.propose())
  await user.click(link('Open Rainbow'))
  await wait(1600)
  const get = link(new RegExp(`^Get Rainbow ?${store}`))
  expect(get.getAttribute('href')).toBe(href)
  await user.click(get)
  expect(events.filter(({ event }) => event === 'GET_WALLET')).toHaveLength(1)
})

test('behavior: in Telegram the page opens the link itself, in the same task', async () => {
  vi.stubGlobal('TelegramWebviewProxy', {})
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { pairing, followed, user, step } = await renderOnPhone()
  await step(() => pairing.propose())
  await user.click(link(/^Open Rainbow/))
  expect(followed).toEqual([])
  expect(open).toHaveBeenCalledOnce()
  expect(open.mock.lastCall?.[0]).toContain('uri=')
})

test('behavior: a wallet that cannot be paired says where it works', async () => {
  const { kit, pairing, user, view } = await renderPairing({ ...rainbow, supports_wc: false })
  expect(pairing.asked).toEqual([])
  expect(screen.getByRole('heading', { name: 'Rainbow isn’t installed' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Get Rainbow' }))
  expect(kit.controllers.router.current().name).toBe('Downloads')
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('parameters: legalCheckbox is asked for before anything is offered', async () => {
  const { pairing, user, wait } = await renderPairing(rainbow, {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  expect(screen.getByRole('heading', { name: 'Before you connect' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue with Rainbow' }))
  expect(pairing.asked).toEqual([])
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continue with Rainbow' }))
  await wait(0)
  expect(pairing.asked).toHaveLength(1)
})
