/** Whether a server said that there is no session. */
export function isEnded(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return code === 'SIWX_REQUIRED' || code === 'SIWX_SESSION_ENDED'
}
