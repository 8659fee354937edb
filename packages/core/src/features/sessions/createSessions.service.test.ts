import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestSessions, toGrant, toNow } from '../../test/createTestSessions.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'

const service = startFakeApi()
const keys = { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } as const

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})
const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

async function setUp(options: Parameters<typeof createTestSessions>[0] = {}) {
  const stage = await createTestSessions(options)
  kits.push(stage.kit)
  return stage
}

function serve() {
  const bodies: Record<string, unknown>[] = []
  const listed: object[] = []
  const answers: { store?: () => Response; revoke?: () => Response; list?: () => Response } = {}
  const keep = async (request: Request) => void bodies.push((await request.json()) as never)
  const path = `${serviceUrl}/v1/sessions/:account`
  service.use(http.get(path, () => answers.list?.() ?? json({ pcis: listed })))
  service.use(
    http.post(path, async ({ request }) => {
      await keep(request)
      return answers.store?.() ?? json({ success: true })
    }),
  )
  service.use(
    http.post(`${path}/revoke`, async ({ request }) => {
      await keep(request)
      return answers.revoke?.() ?? json({ success: true })
    }),
  )
  return { bodies, listed, answers }
}
const services = { sessions: serviceUrl }

test('behavior: the service is told what was granted and what ended, with signatures', async () => {
  const { bodies } = serve()
  const { sessions, adapter } = await setUp({ services })
  const signAsDelegate = vi.fn(async () => '0xdelegate')
  const { pci } = await sessions.grant(toGrant({ delegate: keys, signAsDelegate }))
  expect(sessions.state.granting).toEqual({ status: 'success', pci, isStored: true })
  const [stored] = bodies
  const session = JSON.parse(String(stored?.session))
  expect(session).toMatchObject({
    ...{ pci, signer: { type: 'keys', data: keys }, context: '0x0001' },
    project: { name: 'Harbour', url: 'https://harbour.example' },
  })
  expect(stored?.signature).toBe('0xdelegate')
  expect(signAsDelegate).toHaveBeenCalledWith(
    expect.stringMatching(
      new RegExp(`^Store session ${pci}\nof eip155:1:0x[\\da-f]{40}\nSHA-256: [\\da-f]{64}$`),
    ),
  )
  const ended = await sessions.revoke({ pci })
  expect(ended?.revocation).toEqual({ wallet: 'done', chain: 'done', service: 'done' })
  expect(bodies[1]).toMatchObject({ pci, signature: expect.any(String) })
  expect(adapter.calls.filter((call) => call.startsWith('sign '))).toHaveLength(1)
})

test('behavior: a service that is away fails alone', async () => {
  const { answers } = serve()
  const { sessions, failures } = await setUp({ services })
  answers.store = () => json({ code: 'INTERNAL' }, 500)
  const first = await sessions.grant(toGrant({ delegate: keys }))
  expect(sessions.state.granting).toMatchObject({ pci: first.pci, isStored: false })
  delete answers.store
  const { pci } = await sessions.grant(toGrant({ delegate: keys }))
  answers.revoke = () => json({ code: 'INTERNAL' }, 500)
  answers.list = () => json({ code: 'INTERNAL' }, 400)
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'revoked', revocation: { wallet: 'done', chain: 'done', service: 'failed' } },
  })
  expect(failures()).toEqual([['service', 'SERVICE_FAILED']])
  expect(sessions.state.list).toMatchObject({ missing: ['service'] })
})

test('behavior: what the service knows of other browsers is listed, and proves nothing', async () => {
  const { listed } = serve()
  const project = { name: 'Harbour\u202e', url: 'https://harbour.example' }
  const one = {
    ...{ pci: crypto.randomUUID(), project, createdAt: toNow() - 60, expiry: toNow() + 60 },
    permissions: [{ kind: 'periodic', amount: '1n', period: 60 }],
  }
  listed.push(one, { ...one, pci: crypto.randomUUID(), revokedAt: toNow() })
  const { sessions } = await setUp({ services })
  expect(await sessions.list()).toMatchObject([
    { pci: one.pci, status: 'active', app: { name: 'Harbour' } },
    { status: 'unknown' },
  ])
})

test.each(['nothing', { pcis: [{ pci: 'x' }] }, []])(
  'error: a service that answers %j is left out',
  async (answer) => {
    const { answers } = serve()
    answers.list = () => HttpResponse.json(answer as never)
    const { sessions } = await setUp({ services })
    expect(await sessions.list()).toEqual([])
    expect(sessions.state.list).toMatchObject({ status: 'success', missing: ['service'] })
  },
)
