/** A service that answers everything with this status. */
export function answerStatus(status: number): typeof window.fetch {
  return async () => new Response('{}', { status })
}
