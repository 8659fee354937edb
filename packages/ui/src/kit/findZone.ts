import type { Kit } from '@cleat/core'

/** The zone in which the app registers names, if it has one and a service for it. */
export function findZone({ controllers, options }: Kit): string | undefined {
  const { names } = options
  return names && controllers.options.state.services?.data ? names.zone?.toLowerCase() : undefined
}
