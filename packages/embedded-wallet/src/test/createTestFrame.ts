import { createDeviceKey } from '../custody/keys/createDeviceKey.ts'
import type { FrameContext } from '../frame/context/frameContext.ts'
import { createServiceClient } from '../frame/service/createServiceClient.ts'
import { createStage, type Stage } from '../frame/stage/createStage.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import type { WalletSession } from '../service/sessionSchemas.ts'
import { createMemoryArea } from './createMemoryArea.ts'

/** A session without a wallet. */
export const testSession: WalletSession = {
  ...{ account: toBase64Url(new Uint8Array(16)), method: 'passkey', kind: 'full' },
  ...{ user: { email: null, username: null }, device: null, isProven: false, wallets: [] },
  ...{ expiresIn: 600, refreshIn: 60 },
}

/** What ceremonies get, with a service whose answers are given by their method and path. */
export async function createTestFrame(answers: {
  readonly [request: string]: () => { readonly status?: number; readonly body: object }
}): Promise<{
  readonly context: FrameContext
  readonly stage: Stage
  /** What the service was asked. */
  readonly sent: readonly { readonly request: string; readonly body: string }[]
}> {
  const sent: { readonly request: string; readonly body: string }[] = []
  const origin = 'https://wallet.app.example'
  const signing = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    ...(['sign', 'verify'] as const),
  ])
  const stage = createStage()
  const context: FrameContext = {
    service: createServiceClient({
      ...{ origin, signing },
      async send(url, { method, body }) {
        const request = `${method} ${url.slice(`${origin}/wallet/v1/`.length)}`
        sent.push({ request, body: String(body ?? '') })
        const answer = answers[request]
        if (!answer) throw new TypeError(`Nothing answers ${request}.`)
        const { status = 200, body: given } = answer()
        return new Response(JSON.stringify(given), { status })
      },
    }),
    keys: {
      ...{ signing, sealing: await createDeviceKey(), isKept: false },
      readKnown: async () => undefined,
      writeKnown: async () => undefined,
    },
    signer: {
      async run() {
        throw new Error('No task is expected.')
      },
    },
    stream: {
      setSession: () => undefined,
      watchHandoff: () => () => undefined,
      isLive: () => false,
    },
    ...{ stage, page: { origin: 'https://app.example', mode: 'same-site' } },
    ...{
      approvals: 'frame',
      chooseSurface: async () => 'frame',
      hasPasskeys: true,
      browser: 'Chrome on Linux',
    },
    memory: createMemoryArea(),
  }
  return { context, stage, sent }
}
