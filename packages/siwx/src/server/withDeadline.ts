/** Rejects, and aborts what runs, when it takes longer than so many ms. */
export async function withDeadline<value>(parameters: {
  ms: number
  run: (signal: AbortSignal) => Promise<value>
}): Promise<value> {
  const { ms, run } = parameters
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No answer within ${ms} ms`)
      controller.abort(error)
      reject(error)
    }, ms)
  })
  try {
    return await Promise.race([run(controller.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
