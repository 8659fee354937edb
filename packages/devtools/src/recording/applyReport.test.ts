import { expect, test } from 'vitest'
import { testView as view } from '../test/createTestKit.ts'
import { applyReport } from './applyReport.ts'

test('behavior: a request that began before it was observed is left out', () => {
  expect(applyReport(undefined, { type: 'entered', step: 'guard', id: 1, at: 0 })).toBeUndefined()
})

test('behavior: what is found late counts, and the verdict stays', () => {
  const asked = applyReport(undefined, { type: 'asked', kind: 'message:sign', view, id: 1, at: 5 })
  const request = { method: 'personal_sign', level: 'plain', findings: [] } as never
  const judged = applyReport(asked, { type: 'judged', request, verdict: 'allow', id: 1, at: 6 })
  const worse = { method: 'personal_sign', level: 'stop', findings: [] } as never
  const raised = applyReport(judged, { type: 'raised', request: worse, id: 1, at: 7 })
  expect(raised).toMatchObject({ verdict: 'allow', isRaised: true, decoded: { level: 'stop' } })
  expect(raised?.startedAt).toBe(5)
})
