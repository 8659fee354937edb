import { randomBytes } from 'node:crypto'
import { stringToHex } from 'viem'
import { changeRecovery } from './changeRecovery.ts'
import type { DrillPlace } from './drillPlace.ts'
import type { DrillEnd } from './openDrillFrame.ts'

export const message = 'Hello from a drill'

/** How a visitor logs in. */
export type LoginMethod = 'email' | 'social' | 'farcaster' | 'passkey'

/** What a visitor does, and where it starts. */
export type Ceremony = {
  readonly name:
    | ('login' | 'social' | 'farcaster' | 'passkey' | 'create' | 'createByPasskey' | 'recover')
    | ('sign' | 'reshare' | 'changeEmail' | 'logout')
  /** How the visitor logs in, before it and after it. */
  readonly by: LoginMethod
  /** Who the visitor is before: unknown, known here, or known from another browser. */
  readonly from: 'stranger' | 'owner' | 'elsewhere'
  /** The step before the first that belongs to it. */
  readonly after?: string | undefined
  /** What the page asks. It ends by its deadline. */
  start(place: DrillPlace): Promise<DrillEnd>
}

/** As `calls` of the protocol says. A visitor leaves much earlier. */
const limitMs = { ask: 5 * 60_000, logout: 2_000 }

/** How each method begins. */
export const logIns: { readonly [method in LoginMethod]: Ceremony['start'] } = {
  email: ({ frame, visitor: { email } }) => frame.ask('login.email', { email }, limitMs.ask),
  social({ frame, openWindow }) {
    const handoff = randomBytes(32).toString('base64url')
    const ending = frame.ask('login.social', { provider: 'google', handoff }, limitMs.ask)
    openWindow(handoff)
    return ending
  },
  farcaster: ({ frame }) => frame.ask('login.farcaster', {}, limitMs.ask),
  passkey: ({ frame }) => frame.ask('login.passkey', {}, limitMs.ask),
}

/** Signs a message. */
export const sign: Ceremony['start'] = ({ frame, address }) =>
  frame.ask(
    'request',
    {
      ...{ caipNetworkId: 'eip155:1', address },
      network: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
      question: { method: 'personal_sign', message: stringToHex(message) },
    },
    limitMs.ask,
  )

const afterCode = '← POST logins/:id/code'
const byEmail = { by: 'email', start: logIns.email } as const

export const ceremonies: readonly Ceremony[] = [
  { ...byEmail, name: 'login', from: 'owner' },
  { name: 'social', by: 'social', from: 'owner', start: logIns.social },
  { name: 'farcaster', by: 'farcaster', from: 'owner', start: logIns.farcaster },
  { name: 'passkey', by: 'passkey', from: 'elsewhere', start: logIns.passkey },
  { ...byEmail, name: 'create', from: 'stranger', after: afterCode },
  { name: 'createByPasskey', by: 'passkey', from: 'stranger', start: logIns.passkey },
  { ...byEmail, name: 'recover', from: 'elsewhere', after: afterCode },
  { name: 'sign', by: 'email', from: 'owner', start: sign },
  { name: 'reshare', by: 'email', from: 'owner', start: changeRecovery },
  {
    ...{ name: 'changeEmail', by: 'email', from: 'owner' },
    start: ({ frame }) => frame.ask('email.update', {}, limitMs.ask),
  },
  {
    ...{ name: 'logout', by: 'email', from: 'owner' },
    start: ({ frame }) => frame.ask('signOut', {}, limitMs.logout),
  },
]
