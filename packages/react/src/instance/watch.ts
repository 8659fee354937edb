import { subscribe } from 'valtio/vanilla'

/** Calls back with what is read from some state when it says something new. Returns what stops it. */
export function watch<reading>(
  states: readonly object[],
  read: () => reading,
  listener: (reading: reading) => void,
): () => void {
  let last = serialize(read())
  const look = () => {
    const reading = read()
    const next = serialize(reading)
    if (next === last) return
    last = next
    listener(reading)
  }
  const stops = states.map((state) => subscribe(state, look))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Networks are the app's own objects, which need not be plain data; their id says enough. */
function serialize(reading: unknown): string | undefined {
  return JSON.stringify(reading, (_, part) => (part?.rpcUrls ? part.caipNetworkId : part))
}
