import { act, renderHook, waitFor } from '@testing-library/react'
import { base, mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { createAppKit } from '../createAppKit.ts'
import { dataMethods } from '../instance/dataMethods.ts'
import type { AppKit } from '../kit/appKit.ts'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { useAppKitIdentity } from './useAppKitIdentity.ts'
import { useAppKitNames } from './useAppKitNames.ts'

let kit: AppKit | undefined
afterEach(() => {
  kit?.destroy()
  kit = undefined
  localStorage.clear()
  vi.unstubAllGlobals()
})

const zone = 'names.example'
const time = '2026-11-27T12:00:00.000Z'

/** A service of names in the page. */
function serve() {
  const owners = new Map<string, string>()
  const offers = new Map<string, string>()
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const request = new Request(...given)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.startsWith('/v1/profile/suggestions/')) {
      const label = pathname.split('/').at(-1)
      const suggestions = [{ name: `${label}.${zone}`, registered: false }]
      return Response.json({ suggestions })
    }
    if (pathname.startsWith('/v1/profile/reverse/'))
      return Response.json(
        [...owners].map(([name, address]) => ({
          ...{ name, registered_at: time, attributes: [] },
          addresses: { 60: { address, created: time } },
        })),
      )
    if (pathname === '/v1/auth/nonce')
      return Response.json({
        ...{ nonce: 'abcdefgh12345678', domain: location.host, uri: location.origin, token: 'a' },
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(Date.now() + 600_000).toISOString(),
        statement: searchParams.get('statement'),
        resources: searchParams.getAll('resource'),
      })
    if (pathname.startsWith('/v1/profile/transfers/'))
      return Response.json(
        [...offers].map(([name, to]) => ({ name, from: 'eip155:1:0x1', to, ends_at: time })),
      )
    const [, change] = /^\/v1\/profile\/account\/[^/]+\/(\w+)$/.exec(pathname) ?? []
    if (change) {
      const { message, to } = await request.json()
      const [, name = ''] = /name:\w+:([^:\n]+)/.exec(message) ?? []
      if (!owners.has(name)) return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
      if (change === 'transfer') offers.set(name, to)
      if (change === 'release') owners.delete(name)
      return Response.json({ success: true })
    }
    if (pathname === '/v1/profile/account') {
      const { message, address } = await request.json()
      const [, name = ''] = /^- urn:cleat:name:register:(.+)$/m.exec(message) ?? []
      owners.set(name, address)
      return Response.json({ success: true })
    }
    if (pathname.startsWith('/v1/identity/')) return Response.json({ name: null, avatar: null })
    return Response.json({}, { status: 404 })
  })
}

async function setUp(options: Partial<Parameters<typeof createAppKit>[0]> = {}) {
  const adapter = createTestAdapter()
  Object.assign(adapter.features, { 'message:sign': async () => ({ signature: '0xab' }) })
  kit = createAppKit({
    ...{ adapters: [adapter], networks: [mainnet] },
    ...{ services: { data: 'https://names.example' }, names: { zone } },
    ...options,
  })
  const { result } = renderHook(() => ({
    names: useAppKitNames(),
    identity: useAppKitIdentity(),
  }))
  const connect = async () => {
    const [connector] = kit?.controllers.connectors.state.connectors ?? []
    await act(async () => {
      await kit?.actions.connect({ connectorId: connector?.id ?? '' })
    })
  }
  return { result, connect, kit }
}

test('default: check, suggest, register, and the name of the account', async () => {
  serve()
  const { result, connect, kit } = await setUp()
  expect(result.current.identity.status).toBe('idle')
  await connect()
  const { names } = result.current
  expect(names).toMatchObject({ zone, names: [], flow: { status: 'idle' } })
  await waitFor(() => expect(result.current.identity).toMatchObject({ status: 'success' }))
  expect(await names.check('harbour')).toEqual({ status: 'free' })
  expect(await names.suggest('harbour')).toEqual([{ name: `harbour.${zone}`, isRegistered: false }])
  await act(async () => {
    expect(await names.register('harbour')).toBe(`harbour.${zone}`)
  })
  expect(result.current.names.flow.status).toBe('registered')
  await waitFor(() => expect(result.current.names.names).toEqual([`harbour.${zone}`]))
  await waitFor(() => expect(result.current.identity.data?.name).toBe(`harbour.${zone}`))
  const { address = '' } = kit.controllers.account.get('eip155')
  expect(await dataMethods(kit).getReownName(address)).toBe(`harbour.${zone}`)
})

test('default: records, transfer, accept and release, and what is known after each', async () => {
  serve()
  const { result, connect } = await setUp()
  await connect()
  const { names } = result.current
  const name = `harbour.${zone}`
  expect(names).toMatchObject({ transfers: [], change: { status: 'idle' } })
  const step = async (run: () => Promise<string>) => {
    await act(async () => {
      expect(await run()).toBe(name)
    })
  }
  await step(() => names.register('harbour'))
  await step(() => names.setRecords(name, { texts: { url: 'https://harbour.example' } }))
  expect(result.current.names.change).toEqual({ status: 'done', action: 'records', name })
  const to = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await step(() => names.transfer(name, to))
  await waitFor(() => expect(result.current.names.transfers).toMatchObject([{ name, to }]))
  await step(() => names.accept(name))
  expect(result.current.names.change).toMatchObject({ action: 'accept' })
  await step(() => names.release(name))
  await waitFor(() => expect(result.current.names.names).toEqual([]))
  await act(async () => {
    await expect(names.release(name)).rejects.toMatchObject({ code: 'NAME_NOT_OWNED' })
  })
  expect(result.current.names.change).toMatchObject({ status: 'failed', action: 'release', name })
})

test('behavior: on another network, the names that are there', async () => {
  serve()
  const { result, connect, kit } = await setUp({ networks: [mainnet, base] })
  await connect()
  await act(async () => void (await result.current.names.register('harbour')))
  await waitFor(() => expect(result.current.names.names).toEqual([`harbour.${zone}`]))
  await act(async () => void (await kit.switchNetwork(base)))
  await waitFor(() => expect(result.current.names.names).toEqual([]))
})

test('error: an app without a zone registers nothing', async () => {
  const { result, connect, kit } = await setUp({ names: undefined, services: undefined })
  await connect()
  expect(result.current.names.zone).toBeUndefined()
  await expect(result.current.names.register('harbour')).rejects.toMatchObject({
    code: 'NAME_UNSUPPORTED',
  })
  expect(await dataMethods(kit).getReownName('0x')).toBe(false)
})

test('error: the service does not answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }))
  const { result, connect } = await setUp()
  await connect()
  await waitFor(() =>
    expect(result.current.identity).toMatchObject({
      ...{ status: 'error', data: undefined, error: { code: 'SERVICE_BAD_ANSWER' } },
    }),
  )
  await expect(result.current.names.check('harbour')).rejects.toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
  })
})
