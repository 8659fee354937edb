import type { RequestReport } from '@cleat/core/runtime'
import type { RequestRecord } from './requestRecord.ts'

/** A record with one more report. `undefined` for a request that began before it was observed. */
export function applyReport(
  record: RequestRecord | undefined,
  report: RequestReport,
): RequestRecord | undefined {
  const { id, at } = report
  if (report.type === 'asked') {
    const { kind, view } = report
    const outcome = { status: 'pending' } as const
    return { id, kind, view, madeAt: Date.now(), startedAt: at, steps: [], outcome }
  }
  if (!record) return undefined
  switch (report.type) {
    case 'entered':
      return { ...record, steps: [...record.steps, { step: report.step, at }] }
    case 'read':
      return { ...record, request: report.request }
    case 'judged': {
      const { request: decoded, verdict, reason } = report
      return { ...record, decoded, verdict, reason }
    }
    case 'raised':
      return { ...record, decoded: report.request, isRaised: true }
    case 'answered':
      return { ...record, outcome: { status: 'answered', at, answer: report.answer } }
    case 'failed':
      return { ...record, outcome: { status: 'failed', at, error: report.error } }
    default:
      return report satisfies never
  }
}
