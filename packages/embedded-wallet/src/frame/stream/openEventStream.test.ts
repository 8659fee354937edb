import { expect, test } from 'vitest'
import { createServiceClient } from '../service/createServiceClient.ts'
import { openEventStream } from './openEventStream.ts'

async function openClient(answers: readonly (() => Response)[]) {
  const signing = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    ...(['sign', 'verify'] as const),
  ])
  const sent: { url: string; proof: { htu: string; nonce?: string }; signal: AbortSignal }[] = []
  const service = createServiceClient({
    ...{ origin: 'https://wallet.app.example', signing },
    async send(url, { headers, signal }) {
      const [, body = ''] = (new Headers(headers).get('DPoP') ?? '').split('.')
      const proof = JSON.parse(Buffer.from(body, 'base64url').toString())
      sent.push({ url, proof, signal: signal as AbortSignal })
      const answer = answers[sent.length - 1]
      if (!answer) throw new TypeError('Unreachable')
      return answer()
    },
  })
  return { service, sent }
}

const refuse = (code: string, status: number) => () =>
  new Response(JSON.stringify({ code, status, detail: '' }), {
    ...{ status, headers: { 'DPoP-Nonce': 'n1' } },
  })

test('behavior: a stream is opened with a proof, again where its nonce was not known', async () => {
  const life = new AbortController()
  const { service, sent } = await openClient([
    refuse('PROOF_NONCE_REQUIRED', 401),
    () => new Response('event: open\n\n'),
  ])
  const body = await openEventStream(service, 'stream?handoffs=a', life.signal)
  expect(await new Response(body).text()).toContain('open')
  expect(sent.map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => 'https://wallet.app.example/wallet/v1/stream?handoffs=a'),
  )
  expect(sent.map(({ proof }) => [proof.htu, proof.nonce])).toEqual([
    ['https://wallet.app.example/wallet/v1/stream', undefined],
    ['https://wallet.app.example/wallet/v1/stream', 'n1'],
  ])
  // It lasts for longer than an answer may take, and ends with its reader.
  expect(sent[1]?.signal.aborted).toBe(false)
  life.abort()
  expect(sent[1]?.signal.aborted).toBe(true)
})

test('error: a stream that is refused, and a service that is away', async () => {
  const { signal } = new AbortController()
  const ended = await openClient([refuse('WALLET_SESSION_ENDED', 401)])
  await expect(openEventStream(ended.service, 'stream', signal)).rejects.toMatchObject({
    code: 'WALLET_SESSION_ENDED',
  })
  const away = await openClient([])
  await expect(openEventStream(away.service, 'stream', signal)).rejects.toMatchObject({
    code: 'UNREACHABLE',
  })
  const page = await openClient([() => new Response('<html>', { status: 502 })])
  await expect(openEventStream(page.service, 'stream', signal)).rejects.toMatchObject({
    code: 'UNREACHABLE',
  })
})
