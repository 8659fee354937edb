import { isRecord } from '../params/isRecord.ts'

/** The app's description of itself, unverified. */
export type PeerApp = {
  /** The name of the app. */
  readonly name: string
  /** What the app does. */
  readonly description: string
  /** The URL of the app. */
  readonly url: string
  /** The URLs of its icons. */
  readonly icons: readonly string[]
}

/** Reads an app's metadata. Fields that are not text are left out. */
export function readPeerApp(metadata: unknown): PeerApp {
  const { name, description, url, icons } = isRecord(metadata) ? metadata : {}
  return {
    name: text(name),
    description: text(description),
    url: text(url),
    icons: Array.isArray(icons) ? icons.filter((icon) => typeof icon === 'string') : [],
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
