/** A service that answers every request with this status. */
export function answerStatus(status: number): typeof window.fetch {
  return async () => new Response('{}', { status })
}
