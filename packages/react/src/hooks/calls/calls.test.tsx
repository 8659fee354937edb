import type { AdapterFeatures } from '@cleat/core'
import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { base, mainnet } from 'viem/chains'
import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { createAppKit } from '../../createAppKit.ts'
import type { AppKit } from '../../kit/appKit.ts'
import { createTestAdapter } from '../../test/createTestAdapter.ts'
import { useCallsStatus } from './useCallsStatus.ts'
import { useCapabilities } from './useCapabilities.ts'
import { useSendCalls } from './useSendCalls.ts'
import { useShowCallsStatus } from './useShowCallsStatus.ts'

let kit: AppKit | undefined
afterEach(() => {
  kit?.destroy()
  kit = undefined
  localStorage.clear()
})

type Sent = Parameters<AdapterFeatures['calls:send']>[0]
type Outcome = Awaited<ReturnType<AdapterFeatures['calls:status']>>['outcomes'][number]

const hash = `0x${'5c'.repeat(32)}`
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [
  { to: friend, value: 7n },
  { to: friend, data: '0x12' },
] as const

/** A wallet that carries out calls as a whole. */
async function start({ fails }: { fails?: number } = {}) {
  const adapter = createTestAdapter()
  const sent: Sent[] = []
  const chain: { outcome: Outcome } = { outcome: 'sent' }
  const features: Partial<AdapterFeatures> = {
    'capabilities:read': async ({ networks }) =>
      Object.fromEntries(
        networks.flatMap(({ id, caipNetworkId }) =>
          id === 1 ? [[caipNetworkId, { atomic: { status: 'ready' }, extra: 5 }]] : [],
        ),
      ),
    'calls:send': async (asked) => {
      sent.push(asked)
      if (fails) throw Object.assign(new Error('No.'), { code: fails })
      return { id: asked.id ?? hash }
    },
    'calls:status': async ({ calls: list }) => ({
      ...{ code: 200, isForgotten: false, isAtomic: true, hashes: [hash], receipts: [{}] },
      outcomes: list.map(() => chain.outcome),
    }),
    'calls:show': async () => undefined,
    'provider:create': ({ submit }) => ({ request: submit }),
  }
  Object.assign(adapter.features, features)
  kit = createAppKit({ adapters: [adapter], networks: [mainnet, base] })
  await kit.actions.connect({ connectorId: 'harbour' })
  return { kit, sent, chain }
}

test('default: what the wallet can do', async () => {
  await start()
  const one = renderHook(() => useCapabilities({ chainId: 1 }))
  expect(one.result.current).toMatchObject({ data: undefined, isPending: true })
  await waitFor(() => expect(one.result.current.data).toBeDefined())
  expect(one.result.current.data).toEqual({ atomic: { status: 'ready' }, extra: 5 })
  const every = renderHook(() => useCapabilities())
  await waitFor(() => expect(every.result.current.isSuccess).toBe(true))
  expect(every.result.current.data).toEqual({
    1: { atomic: { status: 'ready' }, extra: 5 },
    8453: { atomic: { status: 'unknown' } },
  })
  expectTypeOf(one.result.current.data?.atomic.status).not.toBeAny()
})

test('default: sends calls, and follows them', async () => {
  const { sent, chain } = await start()
  const { result } = renderHook(() => useSendCalls())
  expect(result.current).toMatchObject({ status: 'idle', isIdle: true, data: undefined })
  let id = ''
  await act(async () => {
    id = (await result.current.sendCallsAsync({ calls, forceAtomic: true })).id
  })
  expect(result.current).toMatchObject({ status: 'success', data: { id }, isSuccess: true })
  expect(result.current.variables?.calls).toBe(calls)
  expect(sent).toMatchObject([
    {
      ...{ id, isAtomic: true, from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
      calls: [
        { to: friend, value: '0x7', data: '0x' },
        { to: friend, value: '0x0', data: '0x12' },
      ],
    },
  ])
  const status = renderHook(() => useCallsStatus({ id }))
  await waitFor(() => expect(status.result.current.data).toBeDefined())
  expect(status.result.current.data).toMatchObject({ status: 'pending', statusCode: 100 })
  chain.outcome = 'confirmed'
  await waitFor(() => expect(status.result.current.data?.status).toBe('success'), {
    timeout: 5000,
  })
  expect(status.result.current.data).toMatchObject({
    ...{ id, version: '2.0.0', chainId: 1, atomic: true, statusCode: 200, receipts: [{}] },
    batch: { status: 'confirmed' },
  })
  act(() => result.current.reset())
  expect(result.current.isIdle).toBe(true)
})

test('error: the wallet’s code', async () => {
  await start({ fails: 4001 })
  const { result } = renderHook(() => useSendCalls())
  act(() => result.current.sendCalls({ calls }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(result.current.error).toBeInstanceOf(Error)
  expect(result.current.data).toBeUndefined()
})

test('error: a batch that is not known', async () => {
  await start()
  const { result } = renderHook(() => useShowCallsStatus())
  await act(async () => {
    await result.current.showCallsStatusAsync({ id: '0x1' }).catch(() => undefined)
  })
  expect(result.current.status).toBe('success')
  const status = renderHook(() => useCallsStatus({ id: '0x1' }))
  await waitFor(() => expect(status.result.current.isError).toBe(true))
})

test('behavior: nothing is asked without an account, an id or a wish', async () => {
  kit = createAppKit({ adapters: [createTestAdapter()], networks: [mainnet] })
  const { result } = renderHook(() => [
    useCapabilities(),
    useCapabilities({ query: { enabled: false } }),
    useCallsStatus({ id: undefined }),
    useCallsStatus({ id: '0x1', query: { enabled: false } }),
  ])
  await new Promise((done) => setTimeout(done, 50))
  for (const answer of result.current)
    expect(answer).toMatchObject({ status: 'pending', data: undefined })
})

test('behavior: on a server', () => {
  function Page() {
    const { data } = useCapabilities()
    const status = useCallsStatus({ id: '0x1' })
    const { isIdle } = useSendCalls()
    useShowCallsStatus()
    return <p>{String(data ?? status.data ?? isIdle)}</p>
  }
  expect(renderToString(<Page />)).toBe('<p>true</p>')
})
