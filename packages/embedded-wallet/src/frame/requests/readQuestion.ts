import { requestSchema } from '../../protocol/frameQuestion.ts'
import type { FrameQuestion, FrameRequest } from '../../protocol/frameRequest.ts'
import { isHiddenOperation } from '../../protocol/isHiddenOperation.ts'
import { readAs } from '../../protocol/readAs.ts'
import { FrameFault } from '../faults/frameFault.ts'

/**
 * A request in its exact form, of which the frame knew the outline alone.
 * @throws `FrameFault`, also for what smart accounts act by as typed data
 */
export function readQuestion(asked: FrameRequest): FrameRequest {
  const request = readAs(requestSchema, asked)
  if (!request) throw new FrameFault('bad-request')
  if (isHidden(request.question)) throw new FrameFault('unsupported')
  return request
}

function isHidden(question: FrameQuestion): boolean {
  if (question.method !== 'eth_signTypedData_v4') return false
  try {
    return isHiddenOperation(JSON.parse(question.typedData))
  } catch {
    return false
  }
}
