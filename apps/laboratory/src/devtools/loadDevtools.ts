import type * as entry from '@cleat/devtools/production'

/**
 * Loads the devtools: on the server of `pnpm start`, and with `?devtools=on` in built pages, which
 * journeys, pictures and budgets look at. `?devtools=off` leaves them out.
 */
export async function loadDevtools(): Promise<typeof entry | undefined> {
  const wanted = new URLSearchParams(location.search).get('devtools')
  const isWanted = wanted === null ? import.meta.hot !== undefined : wanted === 'on'
  return isWanted ? import('@cleat/devtools/production') : undefined
}
