import type { Realm, Sought } from './tab.ts'

/** The first that was found. @throws an error that says what is missing, and where */
export function firstOf<Found>(found: readonly Found[], place: Realm, sought: Sought): Found {
  const [first] = found
  if (!first) throw new Error(`${JSON.stringify(sought)} is not in the ${place}.`)
  return first
}
