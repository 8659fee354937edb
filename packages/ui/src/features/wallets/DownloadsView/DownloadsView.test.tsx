import type { CleatEvent } from '@cleat/core'
import { loadRegistry, withDownloads } from '@cleat/core/wallets'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { setCoarsePointer } from '../../../test/setCoarsePointer.ts'
import { watchLinks } from '../../../test/watchLinks.ts'

const registry = await loadRegistry()
const known = registry.find(({ rdns }) => rdns === rabby.id)
const wallet = known ?? { id: 'none', name: 'Rabby' }

const phantom = registry.find(({ name }) => name === 'Phantom')

async function renderDownloads(shown = wallet) {
  const events: CleatEvent[] = []
  const modal = await renderModal({
    adapter: createTestAdapter({ connectors: [] }),
    onEvent: (event) => void events.push(event),
  })
  await modal.step(() => {
    void modal.kit.actions.open()
    modal.kit.controllers.router.push({ name: 'Downloads', wallet: shown })
  })
  return { ...modal, events }
}
const link = (name: RegExp) => screen.getByRole('link', { name })

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
const pretend = (userAgent: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

beforeEach(() => void pretend(chrome))
afterEach(() => {
  vi.restoreAllMocks()
})

test('default', async () => {
  const { view } = await renderDownloads()
  expect(screen.getByRole('dialog', { name: `Get ${wallet.name}` })).toBeTruthy()
  const extension = link(/Browser extension.*Chrome Web Store.*new tab/)
  expect(extension.getAttribute('href')).toBe(withDownloads(wallet).chrome_store)
  expect(extension.getAttribute('rel')).toBe('noopener noreferrer')
  expect(extension.getAttribute('target')).toBe('_blank')
  await expectAccessible(view.container)
})

test('behavior: tells which way was taken', async () => {
  const { user, events } = await renderDownloads()
  link(/Website/).addEventListener('click', (event) => event.preventDefault())
  await user.click(link(/Website/))
  expect(events.at(-1)).toEqual({
    type: 'track',
    event: 'GET_WALLET',
    properties: {
      name: wallet.name,
      walletRank: wallet.order,
      explorerId: wallet.id,
      type: 'homepage',
      caipNetworkId: 'eip155:1',
    },
  })
})

test('behavior: another browser is not sent to the Chrome Web Store', async () => {
  pretend('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
  await renderDownloads()
  expect(screen.queryByRole('link', { name: /Browser extension/ })).toBeNull()
  expect(link(/Website/)).toBeTruthy()
})

test('behavior: a desktop has a code of each store for the phone beside it', async () => {
  const { user } = await renderDownloads()
  expect(screen.queryByRole('link', { name: /iPhone app|Android app/ })).toBeNull()
  expect(await screen.findByRole('img', { name: 'Scan to get it on your phone' })).toBeTruthy()
  const before = screen.getByRole('img', { name: 'Scan to get it on your phone' }).innerHTML
  await user.click(screen.getByRole('tab', { name: 'Android app' }))
  const after = await screen.findByRole('img', { name: 'Scan to get it on your phone' })
  expect(after.innerHTML).not.toBe(before)
})

test('behavior: an iPhone is offered the App Store alone, and no code', async () => {
  pretend(iPhone)
  await renderDownloads()
  expect(link(/iPhone app.*App Store/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Android app/ })).toBeNull()
  expect(screen.queryByRole('tablist')).toBeNull()
})

test('behavior: on a phone apps, and where to open the page', async () => {
  setCoarsePointer()
  await renderDownloads()
  expect(screen.getByText(/open this page in its browser/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Browser extension/ })).toBeNull()
})

test('behavior: on a phone a wallet opens this page in its own browser, where it can', async () => {
  setCoarsePointer()
  const followed = watchLinks()
  const { user, events, view } = await renderDownloads(phantom)
  await expectAccessible(view.container)
  await user.click(link(/^Open Phantom/))
  expect(followed).toHaveLength(1)
  expect(followed[0]?.href).toContain(encodeURIComponent(window.location.href))
  expect(events.findLast(({ event }) => event === 'SELECT_WALLET')).toMatchObject({
    properties: { name: 'Phantom', platform: 'mobile', view: 'Downloads' },
  })
})

test('behavior: where a wallet did not open, there are other ways', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setCoarsePointer()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android')
  const followed = watchLinks()
  const { kit, user, wait } = await renderDownloads(phantom)
  await user.click(link(/^Open Phantom/))
  expect(screen.queryByText('Phantom didn’t open?')).toBeNull()
  await wait(1500)
  expect(
    screen.getByText('Phantom didn’t open?', { selector: ':not([role=status] *)' }),
  ).toBeTruthy()
  await user.click(link(/^Try another link/))
  expect(followed.map(({ href }) => href)).toEqual([
    expect.stringMatching(/^intent:\/\/browse\//),
    expect.stringMatching(/^https:\/\/phantom\.app\/ul\/browse\//),
  ])
  await wait(1500)
  await user.click(screen.getByRole('button', { name: 'Choose another wallet' }))
  expect(kit.controllers.router.state.history.at(-1)?.name).toBe('Connect')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('behavior: once it is installed it can be connected from here', async () => {
  const { adapter, user, step } = await renderDownloads()
  await step(() => adapter.announce([rabby]))
  expect(screen.getByRole('heading', { name: `${wallet.name} is installed` })).toBeTruthy()
  expect(screen.getAllByText(/is installed$/).some((each) => each.closest('[role=status]'))).toBe(
    true,
  )
  expect(adapter.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: `Connect ${wallet.name}` }))
  expect(adapter.asked).toEqual([rabby.id])
})

test('behavior: a wallet without a safe link', async () => {
  await renderDownloads({ id: 'x', name: 'Shady', homepage: 'javascript:alert(1)' })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^We don’t have a verified link/)).toBeTruthy()
})
