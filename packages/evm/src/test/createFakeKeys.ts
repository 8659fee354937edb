import { vi } from 'vitest'

type Request = { readonly method: string; readonly params?: unknown }
type Answer = (request: Request) => unknown
type Message = {
  readonly id?: string
  readonly event?: string
  readonly sender?: string
  readonly content?: { readonly handshake?: Request; readonly encrypted?: Encrypted }
}
type Encrypted = { readonly iv: BufferSource; readonly cipherText: BufferSource }

/**
 * The popup of Coinbase's passkey wallet, with the messages and the cipher that the SDK's types
 * describe.
 */
export type FakeKeys = {
  /** Replaces `window.open`. */
  readonly open: ReturnType<typeof vi.fn<Window['open']>>
  readonly requests: Request[]
  /** Closes it, as a visitor would. */
  close(): void
}

export declare namespace createFakeKeys {
  type Parameters = {
    window: Window
    origin: string
    /** Throws to reject. */
    answer: Answer
    /** The browser's results of `window.open`, `null` for a blocked popup. Later ones succeed. */
    isBlocked?: readonly boolean[] | undefined
  }
}

export function createFakeKeys(parameters: createFakeKeys.Parameters): FakeKeys {
  const { window, origin, answer, isBlocked = [] } = parameters
  const verdicts = [...isBlocked]
  const requests: Request[] = []
  let secret: CryptoKey | undefined
  let popup: { closed: boolean } = { closed: true }

  const send = (data: object) => {
    if (popup.closed) return
    window.dispatchEvent(Object.assign(new Event('message'), { origin, data }))
  }
  const reply = async (message: Message, value: () => unknown, publicKey?: CryptoKey) => {
    const result = await settle(value)
    if (!secret) throw new Error('No keys yet')
    const sender = publicKey ? toHex(await crypto.subtle.exportKey('spki', publicKey)) : ''
    const encrypted = await encrypt(secret, { result })
    send({ requestId: message.id, sender, content: { encrypted } })
  }
  const ask = (request: Request) => () => {
    requests.push(request)
    return answer(request)
  }

  const receive = async (message: Message) => {
    const { event, content, sender = '' } = message
    if (event === 'selectSignerType') return send({ requestId: message.id, data: 'scw' })
    if (content?.handshake) {
      const keys = await crypto.subtle.generateKey(curve, true, ['deriveKey'])
      secret = await derive(keys.privateKey, sender)
      await reply(message, ask(content.handshake), keys.publicKey)
    } else if (content?.encrypted && secret) {
      const { action } = await decrypt(secret, content.encrypted)
      await reply(message, ask(action))
    }
  }

  return {
    requests,
    close() {
      send({ event: 'PopupUnload' })
      popup.closed = true
    },
    open: vi.fn<Window['open']>(() => {
      if (verdicts.shift()) return null
      popup = { closed: false }
      setTimeout(() => send({ event: 'PopupLoaded', id: 'loaded' }))
      return Object.assign(popup, {
        focus() {},
        close: () => {
          popup.closed = true
        },
        postMessage: (message: Message) => void receive(message),
      }) as object as Window
    }),
  }
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const cipher = { name: 'AES-GCM', length: 256 } as const

async function derive(privateKey: CryptoKey, peer: string): Promise<CryptoKey> {
  const bytes = new Uint8Array(peer.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [])
  const publicKey = await crypto.subtle.importKey('spki', bytes, curve, true, [])
  const algorithm = { name: 'ECDH', public: publicKey } as const
  return crypto.subtle.deriveKey(algorithm, privateKey, cipher, false, ['encrypt', 'decrypt'])
}

async function encrypt(key: CryptoKey, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) }
}

async function decrypt(key: CryptoKey, data: Encrypted): Promise<{ action: Request }> {
  const { iv, cipherText } = data
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, cipherText)
  return JSON.parse(new TextDecoder().decode(text))
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function settle(value: () => unknown): Promise<{ value: unknown } | { error: unknown }> {
  try {
    return { value: await value() }
  } catch (error) {
    return { error }
  }
}
