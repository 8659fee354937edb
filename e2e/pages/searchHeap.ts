import type { CDPSession, Frame, Page } from '@playwright/test'

/** What is looked for, by name: a text, or bytes. */
export type Secrets = ReadonlyMap<string, string | Uint8Array>

/**
 * Searches everything that the scripts of a page and of the frames in its process keep alive: the
 * texts of a heap snapshot, and the bytes of every buffer.
 * @returns the names of what was found
 */
export async function searchHeap(
  page: Page,
  frame: Frame,
  secrets: Secrets,
  where: 'texts' | 'texts and buffers',
): Promise<string[]> {
  const context = page.context()
  const sessions = [await context.newCDPSession(page)]
  // A frame in another process has another session.
  const own = await context.newCDPSession(frame).catch(() => undefined)
  if (own) sessions.push(own)
  const found = new Set<string>()
  for (const session of sessions) {
    const snapshot = await takeSnapshot(session)
    for (const name of findTexts(snapshot, secrets)) found.add(`${name} as text`)
    const isDeep = where === 'texts and buffers'
    const inBuffers = isDeep ? await findBytes(session, snapshot, secrets) : []
    for (const name of inBuffers) found.add(`${name} as bytes`)
    await session.detach()
  }
  return [...found]
}

type Snapshot = {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[] } }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return JSON.parse(chunks.join(''))
}

function findTexts({ strings }: Snapshot, secrets: Secrets): string[] {
  return [...secrets].flatMap(([name, secret]) => {
    const forms = toForms(secret)
    return strings.some((text) => forms.some((form) => form.test(text))) ? [name] : []
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

const kinds = /^(?:ArrayBuffer|DataView|Buffer|(?:Big)?(?:Uint|Int|Float)\d+(?:Clamped)?Array)$/

const objectGroup = 'buffers'
const atOnce = 100

/** A snapshot has no bytes: each buffer that it names is read in the page. */
async function findBytes(
  session: CDPSession,
  { snapshot, nodes, strings }: Snapshot,
  secrets: Secrets,
): Promise<string[]> {
  const wanted = [...secrets].flatMap(([name, secret]) =>
    typeof secret === 'string' ? [] : [[name, [...secret]] as const],
  )
  const fields = snapshot.meta.node_fields
  const [atName, atId] = [fields.indexOf('name'), fields.indexOf('id')]
  const ids: string[] = []
  for (let at = 0; at < nodes.length; at += fields.length)
    if (kinds.test(strings[nodes[at + atName] ?? 0] ?? '')) ids.push(String(nodes[at + atId]))
  const found = new Set<string>()
  const read = async (objectId: string) => {
    const { result } = await session
      .send('HeapProfiler.getObjectByHeapObjectId', { objectId, objectGroup })
      .catch(() => ({ result: undefined }))
    if (!result?.objectId) return
    const answer = await session.send('Runtime.callFunctionOn', {
      ...{ objectId: result.objectId, functionDeclaration: String(findIn) },
      ...{ arguments: [{ value: wanted }], returnByValue: true },
    })
    for (const name of (answer.result.value ?? []) as string[]) found.add(name)
  }
  for (let at = 0; at < ids.length; at += atOnce)
    await Promise.all(ids.slice(at, at + atOnce).map(read))
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return [...found]
}

/** Runs in the page, as a method of one of its buffers. */
function findIn(this: unknown, wanted: readonly [string, readonly number[]][]): string[] {
  const isView = ArrayBuffer.isView(this)
  if (!isView && Object.prototype.toString.call(this) !== '[object ArrayBuffer]') return []
  const { buffer, byteOffset, byteLength } = isView
    ? (this as Uint8Array)
    : { buffer: this as ArrayBuffer, byteOffset: 0, byteLength: (this as ArrayBuffer).byteLength }
  if (byteLength === 0 || byteLength > 20_000_000) return []
  const bytes = new Uint8Array(buffer, byteOffset, byteLength)
  const isAt = (secret: readonly number[], at: number) =>
    secret.every((byte, index) => bytes[at + index] === byte)
  return wanted.flatMap(([name, secret]) => {
    for (
      let at = bytes.indexOf(secret[0] ?? 0);
      at >= 0;
      at = bytes.indexOf(secret[0] ?? 0, at + 1)
    )
      if (isAt(secret, at)) return [name]
    return []
  })
}
