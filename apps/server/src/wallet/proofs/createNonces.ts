import { timingSafeEqual } from 'node:crypto'
import type { WalletContext } from '../context/walletContext.ts'

export type Nonces = {
  create(): string
  has(nonce: string): boolean
  /** How long one can be used, in milliseconds. */
  readonly lifetimeMs: number
}

const windowMs = 300_000
const nonceForm = /^(\d{1,12})\.([\w-]{22})$/
const macBytes = 16
const mostWindows = 3

/** Nonces of proofs. They say when they were made, so that none is stored. */
export function createNonces({ keys, now }: Pick<WalletContext, 'keys' | 'now'>): Nonces {
  // Each answer has one, and few windows are open.
  const signed = new Map<string, readonly Buffer[]>()
  const sign = (window: string) => {
    const known = signed.get(window)
    if (known) return known
    const macs = keys.hash('session', `nonce|${window}`)
    const bytes = macs.map((mac) => mac.bytes.subarray(0, macBytes))
    if (signed.size >= mostWindows) signed.clear()
    signed.set(window, bytes)
    return bytes
  }
  const current = () => Math.floor(now().getTime() / windowMs)
  return {
    create() {
      const window = String(current())
      return `${window}.${sign(window)[0]?.toString('base64url')}`
    },
    has(nonce) {
      const [, window = '', mac = ''] = nonceForm.exec(nonce) ?? []
      const age = current() - Number(window)
      if (mac === '' || (age !== 0 && age !== 1)) return false
      const given = Buffer.from(mac, 'base64url')
      return sign(window).some((bytes) => timingSafeEqual(bytes, given))
    },
    lifetimeMs: 2 * windowMs,
  }
}
