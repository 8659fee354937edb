import { afterEach, expect, test, vi } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { answerTwice } from '../behaviours/answerTwice.ts'
import { rejectWith } from '../behaviours/rejectWith.ts'
import type { DevWalletProvider } from '../provider/devWalletProvider.ts'
import { fakePage } from '../test/fakePage.ts'
import { type DevWalletHandle, installDevWallet } from './installDevWallet.ts'

type Announcement = { info: { name: string; rdns: string }; provider: DevWalletProvider }

const handles: DevWalletHandle[] = []
const chains = [
  { id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' },
  { id: 10, name: 'Optimism', rpcUrl: 'http://127.0.0.1:9' },
]

afterEach(async () => {
  for (const handle of handles.splice(0)) await handle.dispose()
  vi.useRealTimers()
})

async function install(parameters: Partial<Parameters<typeof installDevWallet>[1]> = {}) {
  const announced: Announcement[] = []
  addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) announced.push(event.detail)
  })
  const wallet = await installDevWallet(fakePage(), { chains, ...parameters })
  handles.push(wallet)
  return { wallet, announced }
}

async function connectable() {
  const events: [string, unknown][] = []
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const) {
      event.detail.provider.on(name, (data: unknown) => events.push([name, data]))
    }
  }
  addEventListener('eip6963:announceProvider', listen, { once: true })
  const { wallet, announced } = await install()
  const [announcement] = announced
  if (!announcement) throw new Error('not announced')
  return { wallet, provider: announcement.provider, events, announced }
}

test('default', async () => {
  const { wallet, provider, events, announced } = await connectable()
  expect(announced[0]?.info).toEqual(wallet.info)
  dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced).toHaveLength(2)
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([wallet.accounts[0]])
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  expect(events).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [wallet.accounts[0]]],
    ['chainChanged', '0xa'],
  ])
  expect(wallet.requests.map(({ method }) => method)).toEqual([
    'eth_requestAccounts',
    'wallet_switchEthereumChain',
  ])
})

test('behavior: asks in the name of the page', async () => {
  const origins: string[] = []
  const { announced } = await install({
    approve: async ({ origin }) => {
      origins.push(origin)
      return { approved: true }
    },
  })
  await announced[0]?.provider.request({ method: 'eth_requestAccounts' })
  expect(origins).toEqual(['https://app.example'])
})

test('behavior: errors keep their parts', async () => {
  const { wallet, provider } = await connectable()
  const error = await provider.request({ method: 'nonsense' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ProviderRpcError', code: 4200 })
  for (const reason of [undefined, null, 'no', { code: '4001' }]) {
    wallet.program('eth_chainId', rejectWith(reason))
    const caught = await provider.request({ method: 'eth_chainId' }).catch((e: unknown) => [e])
    expect(caught).toEqual([reason])
  }
})

test('behavior: garbage crosses, functions do not', async () => {
  const { wallet, provider } = await connectable()
  const ask = () => provider.request({ method: 'eth_chainId' })
  for (const value of [undefined, null, Number.NaN, 1n, [null], { chainId: '0x1' }]) {
    wallet.program('eth_chainId', answerGarbage(value))
    expect(await ask()).toEqual(value)
  }
  wallet.program(
    'eth_chainId',
    answerGarbage(() => {}),
  )
  await expect(ask()).rejects.toMatchObject({ code: -32603 })
})

test('behavior: doubled events are seen', async () => {
  const { wallet, provider, events } = await connectable()
  wallet.program('wallet_switchEthereumChain', answerTwice())
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
  await vi.waitFor(() => expect(events.filter(([name]) => name === 'chainChanged')).toHaveLength(2))
})

test('parameters: announce', async () => {
  const legacy = await install({ announce: 'legacy' })
  expect(legacy.announced).toEqual([])
  expect(await ethereum()?.request({ method: 'eth_chainId' })).toBe('0x1')
  await legacy.wallet.dispose()
  expect(ethereum()).toBe(undefined)
  const both = await install({ announce: 'both' })
  expect(both.announced[0]?.provider).toBe(ethereum())
})

test('parameters: lateMs', async () => {
  vi.useFakeTimers()
  const { announced } = await install({ announce: 'late', lateMs: 500 })
  dispatchEvent(new Event('eip6963:requestProvider'))
  await vi.advanceTimersByTimeAsync(499)
  expect(announced).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(announced).toHaveLength(1)
})

test('behavior: dispose', async () => {
  const { wallet, provider, events, announced } = await connectable()
  await wallet.dispose()
  dispatchEvent(new Event('eip6963:requestProvider'))
  expect(announced).toHaveLength(1)
  expect(events.at(-1)).toMatchObject(['disconnect', { code: 4900 }])
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  await wallet.dispose()
})

function ethereum(): DevWalletProvider | undefined {
  return Reflect.get(globalThis, 'ethereum')
}
