/** An event of a stream: a name, and at most one line of data. */
export type ServerEvent = { readonly name: string; readonly data: string }

/** Nothing that the service says is as long. */
const longest = 4_000

/**
 * Reads server-sent events.
 * @param onBytes - called with each part, also of what is no event
 * @throws what reading throws, and where an event does not end
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      text += decoder.decode(value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      if (text.length > longest) throw new RangeError('The event does not end.')
      for (const block of blocks) {
        const [, name] = /^event: (\w+)$/m.exec(block) ?? []
        const [, data = ''] = /^data: (.*)$/m.exec(block) ?? []
        if (name !== undefined) yield { name, data }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
