import type { ConnectedAccount } from '@cleat/core'
import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { mainnet } from 'viem/chains'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AppKitProvider } from '../AppKitProvider.tsx'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { renderWithKit } from '../test/renderWithKit.tsx'
import type { AppKitWallet } from '../wallets/appKitWallet.ts'
import { useAppKitWallets } from './useAppKitWallets.ts'

beforeAll(async () => {
  // The first subscriber loads it; transforming it takes longer than a test waits.
  await Promise.all([
    import('@cleat/core/api'),
    import('@cleat/core/wallets').then(({ loadRegistry }) => loadRegistry()),
    import('../wallets/toAppKitWallet.ts'),
  ])
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const until = (check: () => void) => act(async () => void (await vi.waitFor(check)))

async function start(options: Partial<Parameters<typeof createAppKit>[0]> = {}) {
  const rendered = await renderWithKit(() => useAppKitWallets())
  await act(async () => rendered.kit.updateOptions(options))
  await until(() => expect(rendered.result.current.isInitialized).toBe(true))
  return rendered
}

test('default', async () => {
  const { result } = await start()
  const [first, ...others] = result.current.wallets
  expect(first).toMatchObject({
    id: 'harbour',
    name: 'Harbour',
    connectors: [{ id: 'harbour', chain: 'eip155' }],
    isInjected: true,
    isRecent: false,
  })
  expect(first?.imageUrl).toMatch(/^data:image\/svg/)
  expect(others.length).toBeGreaterThan(0)
  expect(others.every(({ isInjected }) => !isInjected)).toBe(true)
  expect(result.current).toMatchObject({ wcWallets: [], page: 0, count: 0, error: undefined })
})

test('behavior: icons of the registry come after the list', async () => {
  const { result } = await start()
  const [, known] = result.current.wallets
  await until(() => {
    const icon = result.current.wallets.find(({ id }) => id === known?.id)?.imageUrl
    expect(icon).not.toContain('<text')
  })
})

test('behavior: pages add to each other, a search replaces them', async () => {
  const { result } = await start()
  await act(() => result.current.fetchWallets())
  expect(result.current.wcWallets).toHaveLength(40)
  expect(result.current).toMatchObject({ page: 1, isFetchingWallets: false })
  expect(result.current.count).toBeGreaterThan(100)
  await act(() => result.current.fetchWallets({ page: 2 }))
  expect(result.current.wcWallets).toHaveLength(80)
  expect(new Set(result.current.wcWallets.map(({ id }) => id)).size).toBe(80)
  expect(result.current.page).toBe(2)

  await act(() => result.current.fetchWallets({ search: 'rainbow' }))
  expect(result.current.wcWallets[0]?.name).toBe('Rainbow')
  expect(result.current).toMatchObject({ page: 1, count: result.current.wcWallets.length })
  await act(() => result.current.fetchWallets({ query: 'no wallet is called like this' }))
  expect(result.current).toMatchObject({ wcWallets: [], count: 0 })
})

test('parameters: entries, include, exclude', async () => {
  const { result } = await start()
  await act(() => result.current.fetchWallets({ entries: 2 }))
  const [one, other] = result.current.wcWallets
  expect(result.current.wcWallets).toHaveLength(2)
  await act(() => result.current.fetchWallets({ include: [other?.id ?? ''] }))
  expect(result.current.wcWallets.map(({ id }) => id)).toEqual([other?.id])
  await act(() => result.current.fetchWallets({ entries: 1, exclude: [one?.id ?? ''] }))
  expect(result.current.wcWallets.map(({ id }) => id)).toEqual([other?.id])
})

test('behavior: only the latest fetch counts', async () => {
  const { result } = await start()
  await act(async () => {
    const slow = result.current.fetchWallets({ search: 'meta' })
    const latest = result.current.fetchWallets({ search: 'rainbow' })
    await Promise.all([slow, latest])
  })
  expect(result.current.wcWallets[0]?.name).toBe('Rainbow')
})

test('behavior: a superseded fetch leaves its answer to a view that waits for it', async () => {
  const { result, kit } = await start({ services: { explorer: 'https://explorer.example' } })
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      answers.push(resolve)
    })
  })
  const { followQuery, queryClient } = await kit.runtime.load()
  const fetches: Promise<unknown>[] = []
  const fetchWallets = (search: string) =>
    act(async () => void fetches.push(result.current.fetchWallets({ search })))
  await fetchWallets('meta')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const [query] = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const onChange = vi.fn()
  const view = followQuery(query?.options as Parameters<typeof followQuery>[0], onChange)
  await fetchWallets('rainbow')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => {
    for (const answer of answers) answer(Response.json({ data: [], count: 0 }))
    await Promise.all(fetches)
  })
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ data: expect.objectContaining({ count: 0 }), error: null }),
  )
  view.stop()
  vi.unstubAllGlobals()
})

test('behavior: connects an installed wallet', async () => {
  const { result, kit } = await start()
  const [harbour] = result.current.wallets
  let connected: unknown
  await act(async () => {
    connected = await result.current.connect(harbour as AppKitWallet)
  })
  expect(connected).toMatchObject({ connectorId: 'harbour', namespace: 'eip155' })
  expect(kit.getIsConnectedState()).toBe(true)
  expect(result.current.connectingWallet).toBeUndefined()
  expect(result.current.wallets[0]).toMatchObject({ id: 'harbour', isRecent: true })
})

test('behavior: connectingWallet, and resetConnectingWallet', async () => {
  const { result, adapter } = await start()
  Object.assign(adapter, { connect: () => new Promise(() => undefined) })
  const [harbour] = result.current.wallets
  let connecting: Promise<unknown> = Promise.resolve()
  await act(async () => {
    connecting = result.current.connect(harbour as AppKitWallet)
  })
  expect(result.current.connectingWallet?.name).toBe('Harbour')
  await act(async () => result.current.resetConnectingWallet())
  expect(result.current.connectingWallet).toBeUndefined()
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

test('error: WALLET_NOT_INSTALLED', async () => {
  const { result } = await start()
  const absent = result.current.wallets.find(({ isInjected }) => !isInjected)
  await act(async () => {
    await expect(result.current.connect(absent as AppKitWallet)).rejects.toMatchObject({
      code: 'WALLET_NOT_INSTALLED',
    })
  })
  expect(result.current.connectingWallet).toBeUndefined()
})

test('behavior: options of the list apply', async () => {
  const { result, kit } = await start({
    customWallets: [
      {
        id: 'mine',
        name: 'Mine',
        homepage: 'javascript:alert(1)',
        webapp_link: 'https://mine.example',
      },
    ],
  })
  const mine = result.current.wallets.find(({ id }) => id === 'mine')
  expect(mine).toMatchObject({ name: 'Mine', walletInfo: { website: undefined } })
  await act(async () => kit.updateOptions({ enableWallets: false }))
  await until(() => expect(result.current.wallets).toEqual([]))
})

test('behavior: two components see the same, which stays the same object', async () => {
  const kit: AppKitInstance = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet] })
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <AppKitProvider kit={kit}>{children}</AppKitProvider>
  )
  const one = renderHook(() => useAppKitWallets(), { wrapper })
  const other = renderHook(() => useAppKitWallets(), { wrapper })
  await until(() => expect(one.result.current.isInitialized).toBe(true))
  await act(() => one.result.current.fetchWallets({ search: 'rainbow' }))
  expect(other.result.current.wcWallets).toBe(one.result.current.wcWallets)
  const before = one.result.current
  one.rerender()
  expect(one.result.current).toBe(before)
  one.unmount()
  other.unmount()
  kit.destroy()
})

test('behavior: an empty list on a server', async () => {
  await renderWithKit(() => undefined)
  function Count() {
    return useAppKitWallets().wallets.length
  }
  expect(renderToString(<Count />)).toBe('0')
})

const uri = 'wc:1@2?relay-protocol=irn&symKey=1'

/** Remote wallets whose pairing ends when the test says so. */
async function startPairing() {
  const rendered = await start({ projectId: 'a' })
  const { kit } = rendered
  const asked: unknown[] = []
  let approve: () => void = () => undefined
  kit.remoteWallets.isAttached = true
  kit.remoteWallets.provide({
    byNamespace: {},
    async connectWalletConnect({ signal, ...parameters } = {}) {
      asked.push(parameters)
      const approved = new Promise<ConnectedAccount>((resolve, reject) => {
        approve = () => resolve(kit.actions.connect({ connectorId: 'harbour' }))
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      await Promise.resolve()
      kit.controllers.connection.set({ wcUri: uri })
      try {
        return await approved
      } finally {
        kit.controllers.connection.set({ wcUri: undefined })
      }
    },
    preparePairing: async () => undefined,
    cancelRequest: () => undefined,
    askToSignIn: async () => undefined,
    getUniversalProvider: async () =>
      ({ client: { core: { crypto: { getClientId: async () => 'did:key:1' } } } }) as never,
    getSession: () => null,
  })
  return { ...rendered, asked, approve: () => approve() }
}

test('behavior: getWcUri proposes a pairing, whose URI is in the state', async () => {
  const { result, asked, approve } = await startPairing()
  let got: Promise<string> | undefined
  act(() => {
    got = result.current.getWcUri()
  })
  expect(result.current).toMatchObject({ isFetchingWcUri: true, wcUri: undefined })
  await until(() => expect(result.current.wcUri).toBe(uri))
  expect(result.current).toMatchObject({ isFetchingWcUri: false, wcError: false })
  await expect(got).resolves.toBe(uri)
  await expect(result.current.getWcUri()).resolves.toBe(uri)
  expect(asked).toHaveLength(1)
  await until(() => expect(result.current.wcClientId).toBe('did:key:1'))
  await act(async () => approve())
  await until(() => expect(result.current.wcUri).toBeUndefined())
})

test('behavior: resetWcUri withdraws it', async () => {
  const { result } = await startPairing()
  act(() => void result.current.getWcUri())
  await until(() => expect(result.current.wcUri).toBe(uri))
  act(() => result.current.resetWcUri())
  await until(() => expect(result.current.wcUri).toBeUndefined())
})

test('behavior: connecting a wallet that is not here pairs it', async () => {
  const { result, asked, approve } = await startPairing()
  const absent = result.current.wallets.find(({ isInjected }) => !isInjected)
  let connecting: Promise<unknown> | undefined
  act(() => {
    connecting = result.current.connect(absent as AppKitWallet, 'eip155', {
      wcPayUrl: 'https://pay.example/1',
    })
  })
  await until(() => expect(result.current.wcUri).toBe(`${uri}&pay=https%3A%2F%2Fpay.example%2F1`))
  expect(result.current.connectingWallet?.id).toBe(absent?.id)
  expect(asked).toEqual([
    { wallet: expect.objectContaining({ id: absent?.id }), namespace: 'eip155' },
  ])
  await act(async () => approve())
  await expect(connecting).resolves.toMatchObject({ connectorId: 'harbour' })
  expect(result.current.connectingWallet).toBeUndefined()
})

test('behavior: on a phone, a tap opens the wallet by its link', async () => {
  const { result } = await startPairing()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  )
  const absent = result.current.wallets.find(({ walletInfo }) => walletInfo.deepLink)
  act(() => void result.current.getWcUri())
  await until(() => expect(result.current.wcUri).toBe(uri))
  act(() => void result.current.connect(absent as AppKitWallet))
  // In the same tick, while the tap counts.
  expect(open).toHaveBeenCalledTimes(1)
  expect(open.mock.calls[0]?.[0]).toContain(encodeURIComponent(uri))
  await act(async () => result.current.resetConnectingWallet())
  act(() => result.current.resetWcUri())
  vi.restoreAllMocks()
})
