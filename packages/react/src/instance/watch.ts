import { subscribe } from 'valtio/vanilla'

/**
 * Calls back when the selected value changes by content. Returns the function that unsubscribes.
 */
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

/** Networks are compared by id: they are the app's objects and may hold values JSON cannot hold. */
function serialize(selected: unknown): string | undefined {
  return JSON.stringify(selected, (_, part) => (part?.rpcUrls ? part.caipNetworkId : part))
}
