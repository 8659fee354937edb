export declare namespace readJson {
  type Parameters = { response: Response; limitBytes: number }
}

/**
 * Reads the body as JSON.
 * @throws as soon as it exceeds the limit
 */
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
