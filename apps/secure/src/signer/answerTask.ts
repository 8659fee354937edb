import { CustodyError } from '@cleat/embedded-wallet/custody'
import type { SignerAnswer, SignerMessage } from './signerMessage.ts'

/** Answers the one task of a worker, which ends with the answer. */
export function answerTask(run: (message: SignerMessage) => Promise<unknown>): void {
  addEventListener(
    'message',
    ({ data }: MessageEvent<SignerMessage>) => {
      void run(data).then(
        (answer) => postMessage({ answer } satisfies SignerAnswer),
        (error: unknown) => {
          const problem = error instanceof CustodyError ? error.problem : undefined
          postMessage({ problem } satisfies SignerAnswer)
        },
      )
    },
    { once: true },
  )
}
