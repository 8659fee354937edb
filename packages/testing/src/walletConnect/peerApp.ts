import { isRecord } from '../params/isRecord.ts'

/** The app at the other end as it describes itself. Nobody has checked any of it. */
export type PeerApp = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** What is not text is left out: this comes from a stranger. */
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
