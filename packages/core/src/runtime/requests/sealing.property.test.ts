import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { AdapterFeatures } from '../../contract/adapter/adapterFeatures.ts'
import type { DecodedRequest } from '../../contract/requests/decodedRequest.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { createRequest } from './createRequest.ts'

const view = {
  ...({ namespace: 'eip155', address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' } as const),
  ...{ caipNetworkId: mainnetId, wallet: 'Wallet A' },
}

type Graph = Record<string, unknown> | unknown[]

/** Changes every part of a graph, in place: values, lengths and what objects have. */
function mutate(value: unknown, by: number): void {
  if (typeof value !== 'object' || value === null) return
  const graph = value as Record<string, unknown>
  for (const key of Object.keys(graph)) {
    mutate(graph[key], by)
    if (typeof graph[key] !== 'object') graph[key] = by
  }
  if (Array.isArray(value)) value.push(by)
  else graph[`later${by % 3}`] = by
}

const toText = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one))

/** A kit whose stages all take their time, and in which each may change what the app asked. */
async function prepare() {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  let given: unknown
  let count = 0
  const meddle = async () => {
    mutate(given, ++count)
    await Promise.resolve()
    mutate(given, ++count)
  }
  const judged: string[] = []
  const asked: string[] = []
  const decode: AdapterFeatures['request:decode'] = async ({ request }) => {
    await meddle()
    return {
      ...{ path: [request.method], signedFor: mainnetId, pinned: [] },
      actions: [{ kind: 'message', text: toText(request.params) }],
    }
  }
  Object.assign(adapter.features, {
    'request:decode': decode,
    async 'connection:read'() {
      await meddle()
      return createConnection()
    },
    async 'request:check'({ request }: Parameters<AdapterFeatures['request:check']>[0]) {
      await meddle()
      return { method: request.method, params: request.params }
    },
    async 'provider:request'({ params }: { params?: unknown }) {
      asked.push(toText(params))
      await meddle()
      return 'answer'
    },
  })
  const note = async (request: DecodedRequest) => {
    judged.push(toText(request.params))
    await meddle()
  }
  const { kit } = createTestKit({
    adapter,
    async policy(request) {
      await note(request)
      return 'confirm' as const
    },
    async onReview(request) {
      await note(request)
      return true
    },
  })
  onTestFinished(() => kit.destroy())
  const request = createRequest(kit, () => kit)
  const ask = (params: unknown) =>
    request({ type: 'provider:request', method: 'personal_sign', params, view })
  // The code of the pipeline is there.
  await ask(['Hello'])
  return {
    ...{ ask, asked, judged, meddle },
    start(params: unknown) {
      given = params
      judged.length = 0
      asked.length = 0
    },
  }
}

const graph: fc.Arbitrary<Graph> = fc.oneof(
  fc.array(fc.jsonValue({ maxDepth: 4 })),
  fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.jsonValue({ maxDepth: 4 }),
  ),
) as fc.Arbitrary<Graph>

test('property: what is judged is what the wallet gets, whatever changes at any await', async () => {
  const { ask, start, asked, judged } = await prepare()
  await fc.assert(
    fc.asyncProperty(graph, async (params) => {
      const before = toText(params)
      start(params)
      const answer = ask(params)
      // In the tick in which it was made.
      mutate(params, -1)
      let isDone = false
      const done = answer.finally(() => {
        isDone = true
      })
      for (let tick = 0; !isDone && tick < 1000; tick += 1) {
        mutate(params, -tick)
        await Promise.resolve()
      }
      await done
      expect([asked, judged]).toEqual([[before], [before, before]])
    }),
    { numRuns: 10_000 },
  )
}, 600_000)

test('behavior: requests of one tick are copied in that tick, and asked for in their order', async () => {
  const { ask, start, asked } = await prepare()
  const params = [[{ to: 'one' }], [{ to: 'two' }], [{ to: 'three' }]] as const
  const before = params.map(toText)
  start(undefined)
  const answers = params.map((one) => ask(one))
  for (const one of params) mutate(one, 7)
  await Promise.all(answers)
  expect(asked).toEqual(before)
})
