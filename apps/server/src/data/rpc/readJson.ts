export declare namespace readJson {
  type Parameters = { response: Response; limitBytes: number }
}

/** The body as JSON. Throws as soon as it is longer than allowed. */
export async function readJson(parameters: readJson.Parameters): Promise<unknown> {
  const { response, limitBytes } = parameters
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) throw new RangeError('The answer is too long.')
    text += decoder.decode(chunk, { stream: true })
  }
  return JSON.parse(text + decoder.decode())
}
