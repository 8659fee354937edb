import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSiwx } from '../test/createTestSiwx.ts'
import { createSigners } from '../test/signers.ts'
import { ReownAuthentication } from './ReownAuthentication.ts'

const page = { host: 'app.example', origin: 'https://app.example', href: 'https://app.example/' }
const [signer] = createSigners()
if (!signer) throw new Error('no signer')
const { address: accountAddress } = signer.account
const asked = { accountAddress, chainId: 'eip155:1' }

/** The real service, in place of `fetch`, with the cookies of a browser. */
function serve() {
  const { siwx } = createTestSiwx({ now: () => new Date() })
  const jar = new Map<string, string>()
  return async (input: string, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input, page.origin)
    const headers = new Headers(init?.headers)
    headers.set('Origin', page.origin)
    headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const request = { ...init, headers, redirect: 'follow' as const }
    const response = await siwx.handler(new Request(`${page.origin}${pathname}${search}`, request))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
}

beforeEach(() => {
  vi.stubGlobal('location', page)
  vi.stubGlobal('fetch', serve())
})
afterEach(() => void vi.unstubAllGlobals())

async function enter(siwx: ReownAuthentication) {
  await siwx.prepare()
  const written = await siwx.createMessage(asked)
  const { toString: _, ...data } = written
  const message = written.toString()
  const signature = (await signer?.sign(message)) ?? ''
  await siwx.addSession({ data, message, signature })
}

test('default: the session, its account and metadata, devices, and signing out', async () => {
  const siwx = new ReownAuthentication()
  const seen: unknown[] = []
  siwx.on('sessionChanged', (session) => seen.push(session?.subject))
  expect(siwx.getRequired()).toBe(true)
  expect(await siwx.getSessions(asked.chainId, accountAddress)).toEqual([])
  await expect(siwx.getSessionAccount()).rejects.toMatchObject({ code: 'SIWX_REQUIRED' })
  await expect(siwx.setSessionAccountMetadata({})).rejects.toMatchObject({ code: 'SIWX_REQUIRED' })
  await enter(siwx)
  expect(await siwx.getSessions(asked.chainId, accountAddress)).toHaveLength(1)
  await siwx.setSessionAccountMetadata({ theme: 'dark' })
  expect(await siwx.getSessionAccount()).toMatchObject({
    ...{ subject: `eip155:${accountAddress}`, account: `eip155:1:${accountAddress}` },
    metadata: { theme: 'dark' },
  })
  expect(await siwx.listDevices()).toHaveLength(1)
  await siwx.revokeSession()
  expect(seen).toEqual([`eip155:${accountAddress}`, undefined])
})

test('behavior: setSessions, everywhere, one device, no listener any more', async () => {
  const siwx = new ReownAuthentication({ required: false })
  expect(siwx.getRequired()).toBe(false)
  const listener = vi.fn()
  const stop = siwx.on('sessionChanged', listener)
  await enter(siwx)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  siwx.on('sessionChanged', listener)
  siwx.removeAllListeners()
  const [device] = await siwx.listDevices()
  await siwx.endDevice(device?.id ?? '')
  expect(await siwx.getSessions(asked.chainId, accountAddress)).toEqual([])
  await enter(siwx)
  await siwx.signOutEverywhere()
  await enter(siwx)
  await siwx.setSessions([])
  expect(await siwx.getSessions(asked.chainId, accountAddress)).toEqual([])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('error: no mail, and a service that is away or failing', async () => {
  const siwx = new ReownAuthentication({ url: 'https://app.example/v1/auth/' })
  const refused = { code: 'SIWX_UNSUPPORTED' }
  const account = 'eip155:1:0x1'
  await expect(siwx.requestEmailOtp({ email: 'a@b.c', account })).rejects.toMatchObject(refused)
  await expect(siwx.confirmEmailOtp({ code: '1' })).rejects.toMatchObject(refused)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')))
  await expect(siwx.getSessionAccount()).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' })
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }))
  await expect(siwx.getSessionAccount()).rejects.toMatchObject({ code: 'SERVICE_FAILED' })
})
