import type { WalletEvents } from '@cleat/embedded-wallet/window'

type WalletEvent = WalletEvents['events'][number]

/** What a purpose of a released share is called. */
const purposes: { readonly [purpose: string]: string | undefined } = {
  sign: 'signed',
  export: 'exported',
  reshare: 'holders',
}
const words: { readonly [event: string]: string | undefined } = {
  'session.opened': 'login',
  'session.ended': 'logout',
  'sessions.ended': 'logout',
  'session.reused': 'refused',
  'share.refused': 'refused',
  'generation.changed': 'holders',
  'identity.waiting': 'waiting',
  'identity.kept': 'kept',
  'recovery.added': 'holders',
  'recovery.asked': 'recovery',
  'recovery.stopped': 'stopped',
  'recovery.tested': 'tested',
  'wallet.deletion': 'deletion',
  'wallet.kept': 'deletion',
  'wallet.created': 'created',
  'wallet.frozen': 'frozen',
  'wallet.thawed': 'frozen',
}

/** The word of an event in the text of the log. Further events of a service are `other`. */
export function toEventWord({ event, facts }: Pick<WalletEvent, 'event' | 'facts'>): string {
  const { purpose = '' } = facts
  if (event === 'share.released') return purposes[purpose] ?? 'other'
  const word = words[event]
  if (word !== undefined) return word
  if (event.startsWith('device.')) return 'device'
  return event.startsWith('identity.') || event.startsWith('passkey.') ? 'methods' : 'other'
}
