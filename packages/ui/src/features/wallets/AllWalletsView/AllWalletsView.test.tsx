import type { CleatEvent } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { frame, rabby } from '../../../test/createTestAdapter.ts'
import { createTestPairing, pairingUri } from '../../../test/createTestPairing.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { expectNoSecret } from '../../../test/expectNoSecret.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { setCoarsePointer } from '../../../test/setCoarsePointer.ts'
import { setViewport } from '../../../test/setViewport.ts'
import { mainnet } from '../../../test/testNetworks.ts'
import { watchLinks } from '../../../test/watchLinks.ts'

const registry = await loadRegistry()
/** Without the two wallets of the test adapter. */
const known = registry.filter(({ rdns }) => rdns !== rabby.id && rdns !== frame.id)
const count = known.length + 2

beforeEach(() => {
  setViewport(200)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function renderAll(parameters: Parameters<typeof renderModal>[0] = {}) {
  const events: CleatEvent[] = []
  const modal = await renderModal({ onEvent: (event) => void events.push(event), ...parameters })
  await modal.step(() => void modal.kit.actions.open({ view: 'AllWallets' }))
  await waitFor(() => expect(screen.queryByLabelText('Loading wallets')).toBeNull())
  const search = async (term: string) => {
    await modal.user.type(screen.getByRole('searchbox', { name: 'Search wallets' }), term)
    await modal.step(() => new Promise((resolve) => setTimeout(resolve, 350)))
  }
  return { ...modal, events, search }
}

// Queries by role take jsdom seconds on a busy machine. A leaving view is still in the document.
const tiles = () =>
  [...document.querySelectorAll<HTMLElement>('li > button[data-index]')].filter(
    (each) => !each.closest('[data-leaving=true]'),
  )
const nameOf = (tile: Element) => tile.querySelector('bdi')?.textContent
const names = () => tiles().map(nameOf)
function tile(name: string): HTMLElement {
  const found = tiles().find((each) => nameOf(each) === name)
  if (!found) throw new Error(`No ${name} among ${names().join(', ')}`)
  return found
}
const focused = () => document.activeElement && nameOf(document.activeElement)

test('default', async () => {
  const { view } = await renderAll()
  expect(screen.getByRole('list', { name: 'Wallets' }).tagName).toBe('UL')
  expect(names().slice(0, 4)).toEqual(['Rabby', 'Frame', known[0]?.name, known[1]?.name])
  expect(tile('Rabby').textContent).toContain('installed')
  expect(tiles()[0]?.closest('li')?.getAttribute('aria-setsize')).toBe(`${count}`)
  await expectAccessible(view.container)
})

test('behavior: draws what is in sight, and not the whole list', async () => {
  await renderAll()
  expect(tiles().length).toBeLessThan(40)
  expect(registry.length).toBeGreaterThan(100)
})

test('behavior: featured wallets follow the installed ones', async () => {
  const [, , third] = known
  await renderAll({ featuredWalletIds: [third?.id ?? ''] })
  expect(names().slice(0, 3)).toEqual(['Rabby', 'Frame', third?.name])
})

test('behavior: a wallet without the active network says so and is listed', async () => {
  const { search } = await renderAll({ networks: [mainnet] })
  await search('solflare')
  expect(tile('Solflare').textContent).toContain('Doesn’t support Ethereum')
})

test('behavior: searches after a pause, says what it found, and tells it once', async () => {
  const { user, events, search } = await renderAll()
  await search('zer')
  expect(names()).toEqual(['Zerion'])
  expect(screen.getByText('1 wallet').closest('[role=status]')).toBeTruthy()
  expect(events.filter(({ event }) => event === 'SEARCH_WALLET')).toEqual([
    {
      type: 'track',
      event: 'SEARCH_WALLET',
      properties: { search: 'zer', caipNetworkId: 'eip155:1' },
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(names().length).toBeGreaterThan(4)
})

test('behavior: a search without result offers the way back', async () => {
  const { user, search } = await renderAll()
  await search('zzzz')
  expect(screen.getByText('No wallets match “zzzz”.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all wallets' }))
  expect(names().length).toBeGreaterThan(4)
})

test('behavior: a wallet that is not listed can scan the code', async () => {
  const { kit, user, search } = await renderAll({ pairing: createTestPairing() })
  await search('zzzz')
  await user.click(screen.getByRole('button', { name: 'QR code' }))
  expect(kit.controllers.router.current().name).toBe('ConnectingWalletConnectBasic')
})

test('behavior: the search has the focus first, unless it would open the keyboard of a phone', async () => {
  await renderAll()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
})

test('behavior: on a phone the title has the focus first', async () => {
  setCoarsePointer()
  await renderAll()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'))
})

test('behavior: a search is still there when the visitor comes back', async () => {
  const { user, events, search } = await renderAll()
  await search('zer')
  await user.click(tile('Zerion'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zer')
  expect(names()).toEqual(['Zerion'])
  expect(events.filter(({ event }) => event === 'SEARCH_WALLET')).toHaveLength(1)
})

test('behavior: Escape empties the search first', async () => {
  const { kit, user, search } = await renderAll()
  await search('zer')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: one stop for Tab, arrow keys inside', async () => {
  const { user } = await renderAll()
  const all = names()
  screen.getByRole('searchbox').focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(all[0])
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe(all[2])
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe(all[6])
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.tab()
  expect(focused()).toBe(all[6])
})

test('behavior: End leads to the last wallet, which is drawn for it', async () => {
  const { user } = await renderAll()
  tiles()[0]?.focus()
  await user.keyboard('{End}')
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe(`${count}`)
  await user.keyboard('{Home}')
  expect(focused()).toBe('Rabby')
})

test('behavior: choosing a wallet leads to it, and is told with its place', async () => {
  const { kit, adapter, user, events } = await renderAll()
  await user.click(tile('Rabby'))
  expect(adapter.asked).toEqual([rabby.id])
  expect(events.find(({ event }) => event === 'SELECT_WALLET')?.properties).toMatchObject({
    name: 'Rabby',
    displayIndex: 0,
    view: 'AllWallets',
  })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(tile(known[0]?.name ?? ''))
  expect(kit.controllers.router.current().name).toBe('Downloads')
})

test('behavior: on a phone there are no wallets that are only extensions', async () => {
  setCoarsePointer()
  const { search } = await renderAll()
  const extension = registry.find(
    ({ downloads, mobile_link, webapp_link }) =>
      downloads?.hasExtension && !downloads.hasApp && !mobile_link && !webapp_link,
  )
  await search(extension?.name ?? '')
  expect(extension).toBeDefined()
  expect(names()).not.toContain(extension?.name)
})

test('parameters: legalCheckbox keeps every wallet closed until it is ticked', async () => {
  const { kit, adapter, user } = await renderAll({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  await user.click(tile('Rabby'))
  expect(kit.controllers.router.current().name).toBe('AllWallets')
  expect(screen.getByText(/^Agree to the terms/, { selector: 'label + p' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox'))
  await user.click(tile('Rabby'))
  expect(adapter.asked).toEqual([rabby.id])
})

/** A service with 90 wallets that fails for the given pages. */
function serve(parameters: { failing?: (page: number) => boolean } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const page = Number(searchParams.get('page'))
    const search = searchParams.get('search')
    const entries = Number(searchParams.get('entries'))
    asked.push(`${page} ${entries} ${search}`)
    if (parameters.failing?.(page)) return new Response('{}', { status: 503 })
    const all = Array.from({ length: 90 }, (_, at) => ({ id: `s${at}`, name: `Served ${at}` }))
    const data = search ? all.slice(7, 8) : all.slice((page - 1) * entries, page * entries)
    return new Response(JSON.stringify({ data, count: search ? 1 : 90 }))
  })
  return asked
}
const service = { services: { explorer: 'https://explorer.example' } }

test('behavior: a service is asked page by page, as the visitor goes down', async () => {
  const asked = serve()
  const { user } = await renderAll(service)
  expect(names().slice(0, 4)).toEqual(['Rabby', 'Frame', 'Served 0', 'Served 1'])
  const pages = () => asked.filter((query) => query.includes(' 40 '))
  expect(pages()).toEqual(['1 40 null'])
  tiles()[0]?.focus()
  await user.keyboard('{End}')
  await waitFor(() => expect(pages()).toEqual(['1 40 null', '2 40 null']))
})

test('behavior: a service searches itself, and knows wallets by other names', async () => {
  const asked = serve()
  const { search } = await renderAll(service)
  await search('fox')
  await waitFor(() => expect(names()).toEqual(['Served 7']))
  expect(asked).toContain('1 100 fox')
})

test('behavior: where a service certifies wallets, only those can be listed', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    const badge = searchParams.get('badge_type')
    asked.push(badge)
    const all = [
      { id: 's1', name: 'Served', badge_type: 'none' },
      { id: 's2', name: 'Checked', badge_type: 'certified' },
    ]
    const data = all.filter(({ badge_type }) => !badge || badge_type === badge)
    return new Response(JSON.stringify({ data, count: data.length }))
  })
  const { user, kit } = await renderAll(service)
  const button = await screen.findByRole('button', { name: 'Certified wallets only' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  await waitFor(() => expect(names()).toEqual(['Checked']))
  expect(asked).toContain('certified')
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(kit.controllers.snackbar.state.snack?.message).toBe('Certified wallets only')
  await user.click(button)
  await waitFor(() => expect(names()).toContain('Served'))
})

test('behavior: no filter where nobody certifies wallets', async () => {
  serve()
  await renderAll(service)
  expect(screen.queryByRole('button', { name: 'Certified wallets only' })).toBeNull()
})

test('error: a service that fails leaves what comes with Cleat, with a note', async () => {
  serve({ failing: () => true })
  await renderAll(service)
  expect(names().slice(0, 3)).toEqual(['Rabby', 'Frame', known[0]?.name])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('error: a later page that fails can be asked for again', async () => {
  let isDown = true
  const asked = serve({ failing: (page) => page > 1 && isDown })
  const { user } = await renderAll(service)
  tiles()[0]?.focus()
  await user.keyboard('{End}')
  expect(await screen.findByText('Couldn’t load more wallets.', {})).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('Couldn’t load more wallets.')).toBeNull())
  expect(asked.filter((query) => query === '1 40 null')).toHaveLength(1)
})

test('behavior: on a phone tiles are links to their apps, and a code is one tap away', async () => {
  setCoarsePointer()
  const pairing = createTestPairing()
  const { kit, user, step } = await renderAll({ pairing })
  const followed = watchLinks()
  await step(() => pairing.propose())
  const link = [...document.querySelectorAll<HTMLElement>('li > a[data-index]')].find(
    (each) => nameOf(each) === 'Rainbow',
  )
  if (!link) throw new Error('No link to Rainbow')
  expectNoSecret()
  await user.click(link)
  expect(followed).toEqual([
    { href: `rainbow://wc?uri=${encodeURIComponent(pairingUri)}`, target: '_self' },
  ])
  expect(kit.controllers.router.current().name).toBe('ConnectingWalletConnect')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'QR code' }))
  expect(kit.controllers.router.current().name).toBe('ConnectingWalletConnectBasic')
})

test('behavior: the code is not offered beside the list that has it already', async () => {
  await renderAll({ pairing: createTestPairing() })
  expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull()
})
