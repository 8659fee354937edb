import { timingSafeEqual } from 'node:crypto'
import type { WalletKeys } from './createWalletKeys.ts'

/** What the link of a mail proves. */
export type LinkToken = {
  create(parameters: { keys: WalletKeys; id: string; at: Date }): string
  /** The id of a token that counts. */
  read(parameters: { keys: WalletKeys; token: string; now: Date }): string | undefined
}

const tokenForm = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/

/** Tokens of links in mails, signed for one purpose and one id. */
export function createLinkToken(purpose: 'freeze' | 'keep-email', days: number): LinkToken {
  const lifetimeMs = days * 24 * 3_600_000
  return {
    create({ keys, id, at }) {
      const body = `${id}.${at.getTime() + lifetimeMs}`
      return `${body}.${keys.hash('session', `${purpose}|${body}`)[0].bytes.toString('base64url')}`
    },
    read({ keys, token, now }) {
      const [, id, endsAt, signature] = tokenForm.exec(token) ?? []
      if (id === undefined || signature === undefined) return undefined
      const given = Buffer.from(signature, 'base64url')
      const isOurs = keys
        .hash('session', `${purpose}|${id}.${endsAt}`)
        .some(({ bytes }) => timingSafeEqual(bytes, given))
      return isOurs && Number(endsAt) > now.getTime() ? id : undefined
    },
  }
}
