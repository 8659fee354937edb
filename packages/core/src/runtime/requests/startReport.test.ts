import { afterEach, expect, test, vi } from 'vitest'
import type { RequestReport } from '../../contract/requests/requestReport.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { requestView as view } from '../../test/requestView.ts'
import { createRequest } from './createRequest.ts'
import type { RequestObservers } from './requestObservers.ts'
import { startReport } from './startReport.ts'

function setUp() {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const { kit } = createTestKit({ adapter })
  const observers: RequestObservers = { all: new Set(), count: 0 }
  const reports: RequestReport[] = []
  const note = (report: RequestReport) => void reports.push(report)
  observers.all.add(note)
  const stop = () => observers.all.delete(note)
  return { adapter, observers, reports, stop, request: createRequest(kit, () => kit, observers) }
}

const toLine = (report: RequestReport) =>
  report.type === 'entered' ? report.step : `${report.id} ${report.type}`

afterEach(() => {
  vi.useRealTimers()
})

test('default: each step of a signature, what was judged, and the answer', async () => {
  const { reports, request } = setUp()
  const answer = await request({ type: 'message:sign', message: 'Hello', view })
  expect(reports.map(toLine)).toEqual([
    ...['1 asked', 'method', 'read', '1 read', 'inspect', 'judge', '1 judged', 'preview'],
    ...['guard', 'dispatch', 'verify', '1 answered'],
  ])
  expect(reports.find(({ type }) => type === 'judged')).toMatchObject({
    verdict: 'allow',
    request: { actions: [{ kind: 'message', text: 'Hello' }] },
  })
  expect(reports.at(-1)).toMatchObject({ answer })
  const times = reports.map(({ at }) => at)
  expect(times).toEqual([...times].sort((one, other) => one - other))
})

test('behavior: a request that fails says in which step', async () => {
  const { adapter, reports, request } = setUp()
  adapter.features['message:sign'] = async () => {
    throw new TypeError('Boom')
  }
  const failing = request({ type: 'message:sign', message: 'Hello', view })
  await expect(failing).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  expect(reports.map(toLine).slice(-2)).toEqual(['dispatch', '1 failed'])
  expect(reports.at(-1)).toMatchObject({ error: { code: 'WALLET_ERROR' } })
})

test('behavior: observers get the frozen copy, not what the app still has', async () => {
  const { reports, request } = setUp()
  const params = [{ to: view.address, value: '0x1' }]
  await request({ type: 'provider:request', method: 'eth_sendTransaction', params, view })
  const read = reports.find((report) => report.type === 'read')
  expect(read).toMatchObject({ request: { params } })
  if (read?.type !== 'read' || read.request.type !== 'provider:request')
    throw new Error('Nothing was read.')
  expect(read.request.params).not.toBe(params)
  expect(Object.isFrozen(read.request.params)).toBe(true)
})

test('behavior: after they stopped, observers hear nothing', async () => {
  const { observers, reports, request, stop } = setUp()
  stop()
  expect(startReport(observers)).toBeUndefined()
  await request({ type: 'message:sign', message: 'Hello', view })
  expect(reports).toEqual([])
})

test('behavior: an observer that throws changes nothing, and is reported', async () => {
  vi.useFakeTimers()
  const { observers, reports, request } = setUp()
  observers.all.add(() => {
    throw new Error("The observer's own fault")
  })
  const answer = await request({ type: 'message:sign', message: 'Hello', view })
  expect(reports.at(-1)).toMatchObject({ type: 'answered', answer })
  expect(() => vi.runAllTimers()).toThrow("The observer's own fault")
})
