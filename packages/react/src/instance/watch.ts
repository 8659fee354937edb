import { subscribe } from 'valtio/vanilla'

/** Calls back with what is read from some state when it says something new. Returns what stops it. */
export function watch<selected>(
  states: readonly object[],
  select: () => selected,
  listener: (selected: selected) => void,
): () => void {
  let last = serialize(select())
  const look = () => {
    const selected = select()
    const next = serialize(selected)
    if (next === last) return
    last = next
    listener(selected)
  }
  const stops = states.map((state) => subscribe(state, look))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Networks are the app's own objects, which need not be plain data; their id says enough. */
function serialize(selected: unknown): string | undefined {
  return JSON.stringify(selected, (_, part) => (part?.rpcUrls ? part.caipNetworkId : part))
}
