import { questionSchema } from '../../protocol/frameQuestion.ts'
import type { FrameQuestion, FrameRequest } from '../../protocol/frameRequest.ts'
import { isHiddenOperation } from '../../protocol/isHiddenOperation.ts'
import { readAs } from '../../protocol/readAs.ts'
import { FrameFault } from '../faults/frameFault.ts'

/**
 * The exact form of a request, of which the frame knew the outside alone.
 * @throws `FrameFault`: `unsupported` for what smart accounts act by, as typed data
 */
export function readFrameRequest(asked: FrameRequest): FrameRequest {
  const question = readAs(questionSchema, asked.question)
  if (!question) throw new FrameFault('bad-request')
  if (isHidden(question)) throw new FrameFault('unsupported')
  return { ...asked, question }
}

/** What smart accounts act by is asked for as calls, or not at all. */
function isHidden(question: FrameQuestion): boolean {
  if (question.method !== 'eth_signTypedData_v4') return false
  try {
    return isHiddenOperation(JSON.parse(question.typedData))
  } catch {
    return false
  }
}
