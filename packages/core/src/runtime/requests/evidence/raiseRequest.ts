import type { DecodedRequest, RequestFinding } from '../../../contract/requests/decodedRequest.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import { findHighest, toVerdict } from '../judge/judgeContent.ts'
import { judgeEvidence } from './judgeEvidence.ts'

/**
 * A request with what evidence found in it. Its level and verdict are those of the rules, or
 * stricter. What was found before is not found again.
 */
export function raiseRequest(request: DecodedRequest, evidence: RequestEvidence): DecodedRequest {
  const known = new Set(request.findings.map(toKey))
  const found = judgeEvidence(request, evidence).filter((finding) => !known.has(toKey(finding)))
  if (found.length === 0) return request
  const findings = [...request.findings, ...found]
  const level = findHighest(findings)
  return { ...request, findings, level, verdict: toVerdict(level) }
}

function toKey({ rule, action, facts }: RequestFinding): string {
  return JSON.stringify([rule, action, facts], (_, value) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
}
