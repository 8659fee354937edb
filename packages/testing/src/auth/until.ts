/** How long a step of the wallet may take, in milliseconds. */
const patientMs = 20_000

/** Polls `find` until it gives something. @throws `missing` after `timeoutMs` */
export async function until<found>(parameters: {
  find: () => Promise<found | undefined>
  /** What never came, as a sentence. */
  missing: string
  /** @default 20000 */
  timeoutMs?: number | undefined
}): Promise<found> {
  const { find, missing, timeoutMs = patientMs } = parameters
  const end = performance.now() + timeoutMs
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(missing)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
