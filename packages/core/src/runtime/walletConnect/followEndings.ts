import { endingKey } from './endingKey.ts'

/** Reports the sessions that other tabs end. Returns a function that stops it. */
export function followEndings(parameters: {
  page: Window
  /** The prefix of the relay's storage. */
  prefix: string
  onEnded: (topic: string) => void
}): () => void {
  const { page, prefix, onEnded } = parameters
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== `${prefix}${endingKey}`) return
    for (const topic of readTopics(newValue)) onEnded(String(topic))
  }
  page.addEventListener('storage', onStorage)
  return () => page.removeEventListener('storage', onStorage)
}

function readTopics(text: string | null): readonly unknown[] {
  try {
    const topics: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(topics) ? topics : []
  } catch {
    return []
  }
}
