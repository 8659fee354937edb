import type { FrameQuestion } from '../../protocol/frameRequest.ts'
import type { CallsQuestion, Signer, SignerTasks } from '../../signer/signerTask.ts'

type Opening = Omit<SignerTasks['sign']['asked'], 'question'>

/** Signs a question where its key is: calls of smart accounts have a signer apart. */
export function runSigner(
  signer: Signer,
  opening: Opening,
  question: FrameQuestion,
): Promise<readonly string[]> {
  return isOfCalls(question)
    ? signer.run('signCalls', { ...opening, question })
    : signer.run('sign', { ...opening, question })
}

function isOfCalls(question: FrameQuestion): question is CallsQuestion {
  return question.method === 'wallet_signCalls' || question.method === 'wallet_removeUpgrade'
}
