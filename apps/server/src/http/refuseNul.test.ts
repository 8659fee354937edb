import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'
import { refuseNul } from './refuseNul.ts'

const app = new Hono<HttpEnv>()
app.use(refuseNul)
app.get('/things/:id', (context) => context.text(context.req.param('id')))
app.onError((error, context) =>
  error instanceof Problem ? context.text(error.code, error.status) : context.text('', 500),
)
const ask = async (path: string) => {
  const answer = await app.request(path)
  return [answer.status, await answer.text()]
}

test('default', async () => {
  expect(await ask('/things/1?name=2')).toEqual([200, '1'])
})

test('behavior: %2500 is the text %00', async () => {
  expect(await ask('/things/%2500?name=%2500')).toEqual([200, '%00'])
})

test.each(['/things/%00', '/things/a%00b', '/%00/1', '/things/%00?name=%00'])(
  'error: nothing is at %s',
  async (path) => {
    expect(await ask(path)).toEqual([404, 'NOT_FOUND'])
  },
)

test.each(['?name=%00', '?%00', '?a?%00', '?a=1&b=%00'])('error: the query %s', async (query) => {
  expect(await ask(`/things/1${query}`)).toEqual([400, 'INVALID_QUERY'])
})
