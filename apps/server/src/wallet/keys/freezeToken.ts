import { timingSafeEqual } from 'node:crypto'
import type { WalletKeys } from './createWalletKeys.ts'

const lifetimeMs = 30 * 24 * 3_600_000
const tokenForm = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

/** What the link of a notice freezes a wallet with. It works for 30 days. */
export const freezeToken = {
  create(parameters: { keys: WalletKeys; wallet: string; at: Date }): string {
    const { keys, wallet, at } = parameters
    const body = `${wallet}.${at.getTime() + lifetimeMs}`
    return `${body}.${keys.hash('session', `freeze|${body}`)[0].bytes.toString('base64url')}`
  },
  /** The wallet of a token that counts. */
  read(parameters: { keys: WalletKeys; token: string; now: Date }): string | undefined {
    const { keys, token, now } = parameters
    const [, wallet, endsAt, signature] = tokenForm.exec(token) ?? []
    if (wallet === undefined || signature === undefined) return undefined
    const given = Buffer.from(signature, 'base64url')
    const isOurs = keys
      .hash('session', `freeze|${wallet}.${endsAt}`)
      .some(({ bytes }) => timingSafeEqual(bytes, given))
    return isOurs && Number(endsAt) > now.getTime() ? wallet : undefined
  },
}
