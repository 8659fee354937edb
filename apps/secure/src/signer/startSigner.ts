import { CustodyError } from '@cleat/embedded-wallet/custody'
import type { Signer } from '@cleat/embedded-wallet/signer'
import callsUrl from './callsWorker.ts?worker&url'
import changeUrl from './changeWorker.ts?worker&url'
import type { SignerAnswer, SignerMessage } from './signerMessage.ts'
import signUrl from './signWorker.ts?worker&url'

/** A task that takes longer has died. */
const longestMs = 20_000

/** Runs each task in a worker that ends with it: with its memory, its keys are gone. */
export const signer: Signer = {
  run: (name, asked) =>
    new Promise((resolve, reject) => {
      const url = name === 'sign' ? signUrl : name === 'signCalls' ? callsUrl : changeUrl
      const worker = new Worker(toScriptUrl(url), { type: 'module' })
      const end = () => {
        clearTimeout(timer)
        worker.terminate()
      }
      const fail = () => {
        end()
        reject(new Error('The signer did not answer.'))
      }
      const timer = setTimeout(fail, longestMs)
      worker.onerror = fail
      worker.onmessage = ({ data }: MessageEvent<SignerAnswer>) => {
        end()
        if ('answer' in data) resolve(data.answer as never)
        else if (data.problem) reject(new CustodyError(data.problem, 'in the signer'))
        else reject(new Error('The signer failed.'))
      }
      worker.postMessage({ name, asked } satisfies SignerMessage)
    }),
}

/** The scripts that the pages may start, for browsers that insist on knowing. */
function toScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  policy ??= trustedTypes.createPolicy('cleat-worker', {
    createScriptURL(given) {
      if (![signUrl, callsUrl, changeUrl].includes(given)) throw new TypeError('Another script.')
      return given
    },
  })
  return policy.createScriptURL(url) as string
}

let policy: { createScriptURL(url: string): unknown } | undefined

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof policy & {}
}
