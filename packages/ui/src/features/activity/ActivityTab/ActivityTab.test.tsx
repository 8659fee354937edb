import type { CleatEvent, KitOptions } from '@cleat/core'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { setHidden } from '../../../test/setHidden.ts'
import { testPeer, toTransaction } from '../../../test/toTransaction.ts'

const services = { data: 'https://data.example' }
const answer = vi.fn<(url: URL) => Response>()
const supported = vi.fn(() => ['eip155:1'])

beforeEach(() => {
  vi.setSystemTime('2026-11-22T08:00:00Z')
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.pathname.endsWith('supported-chains'))
      return Response.json({ http: supported(), ws: [] })
    return url.pathname.endsWith('/history') ? answer(url) : Response.json({ balances: [] })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  answer.mockReset()
  supported.mockReset().mockReturnValue(['eip155:1'])
})

async function renderActivity(options: Partial<KitOptions> = { services }) {
  const adapter = createTestAdapter({ session: rabby.id })
  const modal = await renderModal({ adapter, ...options })
  await modal.step(() => modal.kit.actions.reconnect())
  await modal.step(() => void modal.kit.actions.open())
  const tab = screen.queryByRole('tab', { name: 'Activity' })
  if (tab) await modal.user.click(tab)
  return { ...modal, adapter }
}

/** Serves these pages of the history, in order. */
function tell(...pages: (readonly unknown[])[]): void {
  answer.mockImplementation((url) => {
    const page = Number(url.searchParams.get('cursor') ?? 0)
    const next = page + 1 < pages.length ? `${page + 1}` : null
    return Response.json({ data: pages[page], next })
  })
}

const listed = async () =>
  within(await screen.findByRole('list', { name: 'Activity' }))
    .getAllByRole('listitem')
    .map((item) => {
      const shown = item.cloneNode(true) as HTMLElement
      for (const hidden of shown.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      return shown.textContent?.replace('(opens in a new tab)', '').replace(/\s+/g, ' ').trim()
    })

test('default', async () => {
  tell([
    toTransaction({ place: 1, from: testAddress, moves: [{ out: '1.23456 ETH' }] }),
    toTransaction({ place: 2, operation: 'receive', moves: [{ in: '0.00001 USDC' }] }),
    toTransaction({
      place: 3,
      operation: 'trade',
      from: testAddress,
      minedAt: '2025-12-31T10:00:00Z',
      moves: [{ in: '2500 USDC' }, { out: '1 ETH' }, { out: '0.5 ETH' }],
    }),
    toTransaction({
      place: 4,
      operation: 'execute',
      status: 'failed',
      minedAt: '2025-12-30T10:00:00Z',
    }),
  ])
  await renderActivity()
  expect(await listed()).toEqual([
    'September',
    'Sent To 0x70…dc79C8 Sep 3 −1.234 ETH',
    'Received From 0x70…dc79C8 Sep 3 +<0.001 USDC',
    'December 2025',
    'Swapped To 0x70…dc79C8 Dec 31 −1.5 ETH +2,500 USDC',
    'Contract call Failed To 0x70…dc79C8 Dec 30',
  ])
  const [first] = screen.getAllByRole('link', { name: /^Sent/ })
  expect(first?.getAttribute('href')).toBe(`https://explorer.example/tx/0x${'1'.padStart(64, '0')}`)
  expect(first?.closest('li')?.getAttribute('aria-posinset')).toBe('2')
  expect(first?.closest('li')?.getAttribute('aria-setsize')).toBe('6')
  await expectAccessible()
}, 20_000)

test('behavior: a party whose name is known goes by it, and no other is asked for', async () => {
  const stranger = '0x000000000000000000000000000000000000dEaD'
  tell([
    toTransaction({ place: 1, from: testAddress, moves: [{ out: '1 ETH' }] }),
    toTransaction({ place: 2, from: testAddress, to: stranger, moves: [{ out: '2 ETH' }] }),
  ])
  const { kit, step } = await renderActivity()
  expect(await listed()).toEqual([
    'September',
    'Sent To 0x70…dc79C8 Sep 3 −1 ETH',
    'Sent To 0x00…00dEaD Sep 3 −2 ETH',
  ])
  const { queries, queryClient } = kit.runtime.current!
  const { queryKey } = queries.identity({ address: testPeer })
  await step(() => queryClient.setQueryData(queryKey, { name: 'ada.eth' }))
  expect((await listed())[1]).toBe('Sent To \u2068ada.eth\u2069 Sep 3 −1 ETH')
  const { queryKey: asked } = queries.identity({ address: stranger })
  expect(queryClient.getQueryState(asked)).toMatchObject({
    dataUpdateCount: 0,
    fetchStatus: 'idle',
  })
}, 20_000)

test('behavior: noise is left out', async () => {
  const isSpam = true
  tell([
    toTransaction({
      place: 1,
      operation: 'receive',
      moves: [{ in: '1 -', nft: { name: 'Free money', isSpam } }],
    }),
    toTransaction({ place: 2, operation: 'receive', moves: [{ in: '0 USDC' }] }),
    toTransaction({ place: 3, operation: 'receive', moves: [{ in: '1 -', nft: { name: 'Cat' } }] }),
    toTransaction({ place: 4, from: testAddress, moves: [{ out: '0 ETH' }] }),
  ])
  await renderActivity()
  expect(await listed()).toEqual([
    'September',
    'Received From 0x70…dc79C8 Sep 3 + Cat',
    'Sent To 0x70…dc79C8 Sep 3 0 ETH',
  ])
})

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    toTransaction({
      place: from + index,
      from: testAddress,
      moves: [{ out: `${from + index} ETH` }],
    }),
  )

test('behavior: the next page comes when the end is near, and one that fails keeps the others', async () => {
  tell(many(1, 5), many(5, 3))
  const answerAll = answer.getMockImplementation()
  answer.mockImplementation((url) =>
    url.searchParams.has('cursor')
      ? new Response('{}', { status: 403 })
      : (answerAll?.(url) ?? Response.error()),
  )
  const { user } = await renderActivity()
  expect(await screen.findByText('Couldn’t load earlier transactions.')).toBeTruthy()
  expect(await listed()).toHaveLength(6)
  expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-setsize')).toBe('-1')
  answer.mockImplementation((url) => answerAll?.(url) ?? Response.error())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  // Both pages contain the fifth one.
  expect(await screen.findByText('−7')).toBeTruthy()
  expect(await listed()).toHaveLength(8)
  expect(screen.queryByText('Couldn’t load earlier transactions.')).toBeNull()
})

test('behavior: only what is in sight is drawn, and arrow keys reach the rest', async () => {
  tell(many(1, 400))
  const { user } = await renderActivity()
  await listed()
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30)
  await user.click(screen.getByRole('tab', { name: 'Activity' }))
  await user.tab()
  expect(document.activeElement?.textContent).toContain('−1 ETH')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toContain('−2 ETH')
  await user.keyboard('{End}')
  expect(document.activeElement?.textContent).toContain('−400 ETH')
  await user.keyboard('{Home}')
  expect(document.activeElement?.textContent).toContain('−1 ETH')
})

test('behavior: pages of noise without end wait for the visitor after three of them', async () => {
  const noise = toTransaction({ place: 0, operation: 'receive', moves: [{ in: '0 USDC' }] })
  tell(many(1, 1), ...Array.from({ length: 50 }, () => [noise]))
  const { user } = await renderActivity()
  const button = await screen.findByRole('button', { name: 'Show earlier transactions' })
  expect(answer).toHaveBeenCalledTimes(4)
  await user.click(button)
  expect(answer).toHaveBeenCalledTimes(5)
})

test('behavior: nothing yet', async () => {
  tell([])
  await renderActivity()
  expect(await screen.findByText('No activity yet')).toBeTruthy()
})

test('behavior: what cannot be believed is left out, and that is said', async () => {
  tell([...many(1, 1), { id: 'no' }, null])
  await renderActivity()
  expect(await screen.findByText(/^2 transactions are hidden/)).toBeTruthy()
})

test('behavior: a network that the service does not know', async () => {
  supported.mockReturnValue(['eip155:8453'])
  await renderActivity()
  expect(await screen.findByText('Activity isn’t available')).toBeTruthy()
  expect(screen.getByText(/See your Ethereum transactions/)).toBeTruthy()
  expect(answer).not.toHaveBeenCalled()
})

test('behavior: a kind of network that the service has no history of', async () => {
  answer.mockImplementation(() => new Response('{}', { status: 400 }))
  await renderActivity()
  expect(await screen.findByText('Activity isn’t available')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /^View on explorer/ })).toHaveLength(2)
})

test('error: the service fails, and is asked again', async () => {
  answer.mockImplementation(() => new Response('{}', { status: 403 }))
  const { user } = await renderActivity()
  expect(await screen.findByText('Failed to fetch transactions')).toBeTruthy()
  tell(many(1, 1))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await listed()).toHaveLength(2)
})

test('behavior: an app turns it off', async () => {
  await renderActivity({ services, features: { history: false } })
  expect(await screen.findByText('No tokens yet')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('behavior: asked again on the way back, and never while the page is not seen', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  tell(many(1, 1))
  const { step, wait } = await renderActivity()
  expect(await listed()).toHaveLength(2)
  expect(answer).toHaveBeenCalledTimes(1)
  await step(() => setHidden(true))
  await wait(60_000)
  expect(answer).toHaveBeenCalledTimes(1)
  await step(() => setHidden(false))
  expect(answer).toHaveBeenCalledTimes(2)
  await wait(600_000)
  expect(answer).toHaveBeenCalledTimes(2)
})

test('behavior: somebody else’s address leads nowhere but to the explorer', async () => {
  tell([toTransaction({ place: 1, operation: 'receive', moves: [{ in: '1 ETH' }] })])
  await renderActivity()
  await listed()
  expect(screen.getByTitle(testPeer).textContent).toBe('From 0x70…dc79C8')
})

test('behavior: events say what is loaded and missing, once each', async () => {
  const events: CleatEvent[] = []
  tell(many(1, 5), many(6, 3))
  const answerAll = answer.getMockImplementation()
  answer.mockImplementation((url) =>
    url.searchParams.has('cursor')
      ? new Response('{}', { status: 403 })
      : (answerAll?.(url) ?? Response.error()),
  )
  await renderActivity({ services, projectId: 'app', onEvent: (event) => void events.push(event) })
  await screen.findByText('Couldn’t load earlier transactions.')
  const page = { address: testAddress, projectId: 'app', cursor: '1', isSmartAccount: false }
  const names = ['LOAD_MORE_TRANSACTIONS', 'ERROR_FETCH_TRANSACTIONS']
  expect(
    [...new Map(events.map((event) => [event.event, event])).values()]
      .filter(({ event }) => names.includes(event))
      .map(({ event, properties }) => [event, properties]),
  ).toEqual([
    ['LOAD_MORE_TRANSACTIONS', { ...page, caipNetworkId: 'eip155:1' }],
    ['ERROR_FETCH_TRANSACTIONS', { ...page, caipNetworkId: 'eip155:1' }],
  ])
  expect(events.filter(({ event }) => event === 'ERROR_FETCH_TRANSACTIONS')).toHaveLength(1)
})
