import fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DecodedRequest, SignedTypedData } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnetId } from '../../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { judgeEvidence } from '../evidence/judgeEvidence.ts'
import { toDecodedRequest } from '../judge/toDecodedRequest.ts'
import { runRequest } from '../runRequest.ts'

const api = startFakeApi()
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const actions: fc.Arbitrary<RequestAction> = fc.constantFrom<RequestAction>(
  { kind: 'call', to: stranger, value: 0n, selector: '0x4e71d92d' },
  { kind: 'call', to: stranger, value: 5n, selector: '0x4e71d92d' },
  { kind: 'message', text: 'Vote', contract: stranger },
  { kind: 'approve', token: stranger, spender: stranger, amount: 'any', isSignature: true },
  { kind: 'approveAll', token: stranger, operator: stranger },
  { kind: 'order', protocol: 'Seaport', gives: [], gets: [] },
  { kind: 'opaque', reason: 'types' },
)
const typedData: fc.Arbitrary<SignedTypedData | undefined> = fc.option(
  fc.record({ type: fc.string(), contract: fc.string(), name: fc.string(), version: fc.string() }),
  { nil: undefined },
)

function judge(
  given: readonly RequestAction[],
  signed: SignedTypedData | undefined,
): DecodedRequest {
  return toDecodedRequest({
    content: {
      ...{ path: ['eth_signTypedData_v4'], signedFor: mainnetId, pinned: [], actions: given },
      ...(signed && { typedData: signed }),
    },
    request: {
      ...({ method: 'eth_signTypedData_v4', params: [], namespace: 'eip155' } as const),
      ...{ account: address, chain: mainnetId },
    },
    adapters: new Map(),
    findNetwork: () => undefined,
  })
}

test('property: what words are asked about changes no finding, level or verdict', () => {
  fc.assert(
    fc.property(fc.array(actions, { minLength: 1, maxLength: 6 }), typedData, (given, signed) => {
      const plain = judge(given, undefined)
      const asked = judge(given, signed)
      expect({ ...asked, typedData: undefined }).toEqual({ ...plain, typedData: undefined })
      const evidence = { simulation: undefined, parties: {} }
      expect(judgeEvidence(asked, evidence)).toEqual(judgeEvidence(plain, evidence))
    }),
    { numRuns: 500 },
  )
})

test('behavior: a request is judged and sent without a question for words', async () => {
  const adapter = createFakeAdapter()
  adapter.features['request:decode'] = async ({ request: { method } }) => ({
    ...{ path: [method], signedFor: mainnetId, pinned: [] },
    actions: [{ kind: 'call', to: stranger, value: 0n, selector: '0x4e71d92d' }],
  })
  adapter.features['provider:request'] = async () => '0xhash'
  api.answer('/v1/labels', () => json({ label: { owner: 'Harbour', intent: 'Claim' } }))
  const { kit } = createTestKit({ adapter, services: { data: serviceUrl } })
  onTestFinished(() => kit.destroy())
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const view = {
    ...({ namespace: 'eip155', address } as const),
    ...{ caipNetworkId: mainnetId, wallet: 'Wallet A' },
  }
  const method = 'eth_sendTransaction'
  expect(await runRequest(kit, { type: 'provider:request', method, params: [{}], view })).toBe(
    '0xhash',
  )
  const asked = api.requests.map(({ url }) => new URL(url).pathname)
  expect(asked.filter((path) => path.endsWith('/labels'))).toEqual([])
})
