import { type PeerApp, readPeerApp } from './peerApp.ts'
import { readGrant, type SessionGrant } from './sessionGrant.ts'
import type { SessionStruct } from './walletKitShapes.ts'

/** A session with an app. */
export type PeerSession = SessionGrant & {
  /** The id of the session. */
  readonly topic: string
  /** The app of the session. */
  readonly app: PeerApp
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

export function readPeerSession(struct: SessionStruct): PeerSession {
  const { topic, peer, namespaces, expiry } = struct
  return {
    topic,
    app: readPeerApp(peer.metadata),
    expiresAt: expiry * 1000,
    ...readGrant(namespaces),
  }
}
