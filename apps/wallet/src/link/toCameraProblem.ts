export type CameraProblem = 'denied' | 'missing' | 'busy'

/** Classifies a camera error by its name. Browsers do not standardize messages. */
export function toCameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}
