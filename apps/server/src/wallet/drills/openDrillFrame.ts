import { type OpenedFrame, openWalletFrame } from '@cleat/embedded-wallet/frame'
import type { DrillBrowser } from './createDrillBrowser.ts'
import { createDrillSigner } from './createDrillSigner.ts'
import { sendAs } from './sendAs.ts'

/** How what the page asked ended. `lost` and `late` are said by the page's half. */
export type DrillEnd =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly code: string }

export type DrillFrame = {
  readonly frame: OpenedFrame
  /** @param limitMs after which it is `late` */
  ask(kind: string, body: object, limitMs: number): Promise<DrillEnd>
  /** The visitor closes the modal: what is asked is called off. */
  close(): void
  /** The frame leaves the page. Nothing in it runs on. */
  remove(): void
  isRemoved(): boolean
  /** How often a key signed. */
  countSignatures(): number
  /** How many wallets the service listed last. */
  countWallets(): number
}

export declare namespace openDrillFrame {
  type Parameters = {
    browser: DrillBrowser
    /** Of the wallet. */
    url: string
    host: string
    /** Whether the page is on another site. @default false */
    isAcross?: boolean | undefined
    /** Whether the browser can be asked for a passkey. @default false */
    hasPasskeys?: boolean | undefined
    /** Gets the address that the page shows to be opened elsewhere. */
    onLink?: ((url: string) => void) | undefined
    /**
     * Called before a request is sent, and once it was answered. May throw, and then the request
     * or its answer is lost.
     */
    onStep: (step: string) => void | Promise<void>
  }
}

type Answered = { readonly session: { readonly wallets: readonly unknown[] } | null }

const never = new Promise<never>(() => undefined)

/** The wallet's frame over a real service, with its workers in this process. */
export async function openDrillFrame(parameters: openDrillFrame.Parameters): Promise<DrillFrame> {
  const { browser, url, host, isAcross = false, hasPasskeys = false, onStep } = parameters
  let isRemoved = false
  let signatures = 0
  let wallets = 0
  const unlessRemoved = <answer>(run: Promise<answer>): Promise<answer> =>
    run.then(
      (answer) => (isRemoved ? never : answer),
      (error: unknown) => {
        if (isRemoved) return never
        throw error
      },
    )
  const exchange = async (to: string, init: RequestInit): Promise<Response> => {
    const name = `${init.method} ${to.slice(`${url}/wallet/v1/`.length).replace(/[\w-]{22,}/g, ':id')}`
    await onStep(`→ ${name}`)
    const answer = await sendAs(browser, { url, isAcross }, to, init)
    if (name === 'GET session') {
      const { session } = (await answer.clone().json()) as Answered
      wallets = session?.wallets.length ?? 0
    }
    await onStep(`← ${name}`)
    return answer
  }
  const signer = createDrillSigner(async (name) => {
    await onStep(`worker ${name}`)
    if (name === 'sign') signatures += 1
  }, unlessRemoved)
  const events = new EventTarget()
  const page = {}
  const window = {
    ...{ parent: page, location: { origin: url }, sessionStorage: browser.session },
    navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0' },
    ...(hasPasskeys && { PublicKeyCredential: class {} }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as openWalletFrame.Parameters['window']
  browser.use()
  const frame = openWalletFrame({
    ...{ window, build: 'drill', signer, chooseSurface: async () => 'frame' as const },
    send: (to, init) => unlessRemoved(exchange(to, init)),
  })
  const { port1: port, port2 } = new MessageChannel()
  const waiting = new Map<number, (end: DrillEnd) => void>()
  let sent = 0
  const welcomed = new Promise<void>((resolve, reject) => {
    port.on('message', (data) => {
      if (data.cleat === 'welcome') return resolve()
      if (data.cleat === 'refusal') return reject(new Error(data.reason))
      const { kind, body } = data
      if (kind === 'done') waiting.get(body.to)?.({ kind, answer: body.answer })
      if (kind === 'failed') waiting.get(body.to)?.({ kind, code: body.code })
      if (kind === 'link' && !isRemoved) parameters.onLink?.(body.url)
    })
  })
  const say = (kind: string, body: object) => {
    sent += 1
    port.postMessage({ v: 1, id: sent, kind, body })
    return sent
  }
  const endAll = (code: string) => {
    for (const end of waiting.values()) end({ kind: 'failed', code })
  }
  const hello = { cleat: 'hello', protocols: [1], nonce: 'a'.repeat(22) }
  const event = new Event('message')
  events.dispatchEvent(
    Object.assign(event, { source: page, origin: host, data: hello, ports: [port2] }),
  )
  await welcomed

  return {
    frame,
    ask: (kind, body, limitMs) =>
      new Promise<DrillEnd>((resolve) => {
        const id = say(kind, body)
        const timer = setTimeout(() => {
          say('cancel', { to: id })
          waiting.get(id)?.({ kind: 'failed', code: 'late' })
        }, limitMs)
        waiting.set(id, (end) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(end)
        })
      }),
    close() {
      for (const to of waiting.keys()) say('cancel', { to })
      say('surface.close', {})
      endAll('cancelled')
    },
    remove() {
      isRemoved = true
      port.close()
      endAll('lost')
    },
    isRemoved: () => isRemoved,
    countSignatures: () => signatures,
    countWallets: () => wallets,
  }
}
