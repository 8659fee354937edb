import { subscribe } from 'valtio/vanilla'

/** Calls back when a part of some state has become another one. Returns what stops it. */
export function watch<part>(
  states: readonly object[],
  select: () => part,
  onChange: (part: part) => void,
): () => void {
  let last = select()
  const look = () => {
    const next = select()
    if (Object.is(next, last)) return
    last = next
    onChange(next)
  }
  const stops = states.map((state) => subscribe(state, look))
  return () => {
    for (const stop of stops) stop()
  }
}
