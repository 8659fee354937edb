import { stringToHex } from 'viem'
import type { DrillFrame } from './openDrillFrame.ts'

export const message = 'Hello from a drill'

/** What a page asks of the frame, where it starts, and how long it may take. */
export type Ceremony = {
  readonly name: 'login' | 'create' | 'sign' | 'recover' | 'logout'
  /** Who the visitor is before: unknown, known here, or known from another browser. */
  readonly from: 'stranger' | 'owner' | 'elsewhere'
  /** The step before the first that belongs to it. */
  readonly after?: string | undefined
  readonly kind: string
  body(visitor: { readonly email: string; readonly address: string }): object
}

/** As `calls` of the protocol says. A visitor leaves much earlier. */
const limitMs = { ask: 5 * 60_000, logout: 2_000 }

const logIn = { kind: 'login.email', body: ({ email }: { email: string }) => ({ email }) }

export const ceremonies: readonly Ceremony[] = [
  { ...logIn, name: 'login', from: 'owner' },
  { ...logIn, name: 'create', from: 'stranger', after: '← POST logins/:id/code' },
  { ...logIn, name: 'recover', from: 'elsewhere', after: '← POST logins/:id/code' },
  {
    ...{ name: 'sign', from: 'owner', kind: 'request' },
    body: ({ address }) => ({
      ...{ caipNetworkId: 'eip155:1', address },
      network: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
      question: { method: 'personal_sign', message: stringToHex(message) },
    }),
  },
  { name: 'logout', from: 'owner', kind: 'signOut', body: () => ({}) },
]

/** Asks for a ceremony. */
export function ask(
  opened: DrillFrame,
  { name, kind, body }: Ceremony,
  visitor: { readonly email: string; readonly address: string },
): ReturnType<DrillFrame['ask']> {
  return opened.ask(kind, body(visitor), name === 'logout' ? limitMs.logout : limitMs.ask)
}
