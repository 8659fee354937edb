import type { CDPSession, Frame, Page } from '@playwright/test'

/** What is looked for, by name: a text, or bytes. */
export type Secrets = ReadonlyMap<string, string | Uint8Array>

/**
 * Searches everything that the scripts of a page and of the frames in its process keep alive: the
 * texts of a heap snapshot, and the bytes of every buffer.
 * @returns the names of what was found
 */
export async function searchHeap(page: Page, frame: Frame, secrets: Secrets): Promise<string[]> {
  const context = page.context()
  const sessions = [await context.newCDPSession(page)]
  // A frame in another process has another session.
  const own = await context.newCDPSession(frame).catch(() => undefined)
  if (own) sessions.push(own)
  const found = new Set<string>()
  for (const session of sessions) {
    for (const name of await searchTexts(session, secrets)) found.add(name)
    for (const name of await searchBuffers(session, secrets)) found.add(name)
    await session.detach()
  }
  return [...found]
}

async function searchTexts(session: CDPSession, secrets: Secrets): Promise<string[]> {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  const { strings } = JSON.parse(chunks.join('')) as { strings: readonly string[] }
  return [...secrets].flatMap(([name, secret]) => {
    const forms = toForms(secret)
    const isThere = strings.some((text) => forms.some((form) => form.test(text)))
    return isThere ? [`${name} as text`] : []
  })
}

/** How a secret may be written. Digits that belong to a longer number are another number. */
function toForms(secret: string | Uint8Array): RegExp[] {
  const texts =
    typeof secret === 'string'
      ? [secret]
      : (['hex', 'base64', 'base64url'] as const).map((form) => Buffer.from(secret).toString(form))
  return texts.map((text) => {
    const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(/^\d+$/.test(text) ? `(?<![\\w.])${escaped}(?![\\w.])` : escaped, 'i')
  })
}

async function searchBuffers(session: CDPSession, secrets: Secrets): Promise<string[]> {
  const wanted = [...secrets].flatMap(([name, secret]) =>
    typeof secret === 'string' ? [] : [[name, Buffer.from(secret).toString('latin1')]],
  )
  const realms: number[] = []
  session.on('Runtime.executionContextCreated', ({ context }) => void realms.push(context.id))
  await session.send('Runtime.enable')
  const found: string[] = []
  const kinds = ['ArrayBuffer.prototype', 'Object.getPrototypeOf(Uint8Array.prototype)']
  for (const [contextId, expression] of realms.flatMap((realm) =>
    kinds.map((kind) => [realm, kind] as const),
  )) {
    const { result } = await session.send('Runtime.evaluate', { expression, contextId })
    if (!result.objectId) continue
    const { objects } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId,
    })
    const answer = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: String(findIn),
      arguments: [{ value: wanted }],
      returnByValue: true,
    })
    found.push(...(answer.result.value as string[]))
    await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  }
  await session.send('Runtime.disable')
  return [...new Set(found)].map((name) => `${name} as bytes`)
}

/** Runs in the page, as a method of the list of its buffers. */
function findIn(
  this: readonly (ArrayBuffer | Uint8Array)[],
  wanted: readonly [string, string][],
): string[] {
  const texts = this.flatMap((bytes) => {
    if (bytes.byteLength === 0 || bytes.byteLength > 50_000_000) return []
    return [new TextDecoder('iso-8859-1').decode(bytes)]
  })
  // Latin-1 in browsers is windows-1252.
  const toText = (secret: string) =>
    new TextDecoder('iso-8859-1').decode(Uint8Array.from(secret, (letter) => letter.charCodeAt(0)))
  return wanted
    .filter(([, secret]) => texts.some((text) => text.includes(toText(secret))))
    .map(([name]) => name)
}
