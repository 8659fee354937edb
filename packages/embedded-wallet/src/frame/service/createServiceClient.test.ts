import { object } from 'valibot'
import { expect, test } from 'vitest'
import { createServiceClient } from './createServiceClient.ts'

async function ask(readLanguage?: () => string | undefined) {
  const signing = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    ...(['sign', 'verify'] as const),
  ])
  const sent: Headers[] = []
  const service = createServiceClient({
    ...{ origin: 'https://wallet.app.example', signing, readLanguage },
    async send(_, { headers }) {
      sent.push(new Headers(headers))
      return new Response('{}')
    },
  })
  await service.ask({ method: 'POST', path: 'logins', body: {}, schema: object({}) })
  return sent[0]
}

test('behavior: says which language the visitor reads, and else leaves it to the browser', async () => {
  const headers = await ask(() => 'de-AT')
  expect(headers?.get('Accept-Language')).toBe('de-AT')
  expect(headers?.get('DPoP')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await ask(() => undefined))?.has('Accept-Language')).toBe(false)
  expect((await ask())?.has('Accept-Language')).toBe(false)
})
