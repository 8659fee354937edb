import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestEvidence } from '../../../contract/requests/requestEvidence.ts'
import { findHighest, toVerdict } from '../judge/judgeContent.ts'
import { judgeEvidence } from './judgeEvidence.ts'

/**
 * A request with what evidence found in it. Its level and verdict are those of the rules, or
 * stricter.
 */
export function raiseRequest(request: DecodedRequest, evidence: RequestEvidence): DecodedRequest {
  const found = judgeEvidence(request, evidence)
  if (found.length === 0) return request
  const findings = [...request.findings, ...found]
  const level = findHighest(findings)
  return { ...request, findings, level, verdict: toVerdict(level) }
}
