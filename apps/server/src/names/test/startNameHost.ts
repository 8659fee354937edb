import { createAdaptorServer } from '@hono/node-server'

/** A host on a free port of this machine, whose answers are given later. */
export async function startNameHost() {
  let answer: (request: Request) => Response | Promise<Response> = () => new Response(null)
  const server = createAdaptorServer({ fetch: (request: Request) => answer(request) })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  const url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
  return {
    url,
    setAnswer(next: typeof answer) {
      answer = next
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
